import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { endpointSummary, recovery, recoveryPlan } from '../../../entities/console-postback.ts';
import { hash, line, moment } from '../../../entities/scalars.ts';

export const getAppsRecovery = {
  summary: 'What was not delivered since a moment, and how sending it again goes on',
  description: 'Sends nothing.',
  params: z.object({ app: hash }),
  query: z.object({
    since: moment.optional().describe('Without it since the endpoint began to fail.'),
  }),
  answer: z.object({
    endpoint: endpointSummary.nullable(),
    since: moment.nullable().describe('Null where nothing was given and nothing is to be recovered.'),
    plan: recoveryPlan.nullable(),
    last_failure: line.nullable().describe('Of the latest one that was not delivered.'),
    recovery: recovery.nullable().describe('The one that runs, or the last one.'),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
