import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { goLiveCheck, goLiveSetUp, refusedVisit } from '../../../entities/go-live.ts';
import { hash, line, moment } from '../../../entities/scalars.ts';

export const getAppsGoLive = {
  summary: 'How far an integration is',
  description:
    'Whoever asks watches: for 90 seconds after it visits of the app are noted. The page asks every two seconds.',
  params: z.object({ app: hash }),
  answer: z.object({
    app: z.object({ id: hash, name: line, test_mode: z.boolean(), live_at: moment.nullable() }),
    set_up: goLiveSetUp,
    checks: z.array(goLiveCheck).length(5),
    refused_visit: refusedVisit.nullable().describe('The last visit that was refused.'),
    missing: z.array(goLiveCheck.shape.name).describe('Checks that have not passed.'),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
