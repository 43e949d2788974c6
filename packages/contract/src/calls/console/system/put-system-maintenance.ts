import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { reason } from '../../../entities/operated-user.ts';
import { hash, moment } from '../../../entities/scalars.ts';

const wanted = z.strictObject({
  app: hash.nullable().describe('Null means every app.'),
  on: z.boolean(),
  until: moment.nullable().describe('Null means until somebody ends it.'),
});

export const putSystemMaintenance = {
  summary: 'Begin or end the maintenance of one, several or all apps',
  description:
    'All or nothing. Lists are replaced by the notice immediately, and come back at `until`. `inverse` is what `set` must be ' +
    'to have everything as it was before.',
  body: z.strictObject({ set: z.array(wanted).min(1).max(1000), reason }),
  answer: z.object({ changed: z.int(), inverse: z.array(wanted) }),
  errors: ['not-found', 'unprocessable'],
} satisfies CallSchema;
