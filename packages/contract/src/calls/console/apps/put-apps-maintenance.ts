import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { reason } from '../../../entities/operated-user.ts';
import { hash, moment } from '../../../entities/scalars.ts';

export const putAppsMaintenance = {
  summary: 'Begin or end the maintenance of an app',
  description: 'Lists are replaced by the notice immediately, and come back automatically at `until`.',
  params: z.object({ app: hash }),
  body: z.strictObject({
    on: z.boolean(),
    until: moment.nullable().optional().describe('Null or absent means until an operator ends it.'),
    reason,
  }),
  answer: z.object({ app: hash, on: z.boolean(), since: moment.nullable(), until: moment.nullable() }),
  errors: ['not-found', 'unprocessable'],
} satisfies CallSchema;
