import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { oneTimeLink, personParams } from '../../../entities/console-team.ts';
import { moment } from '../../../entities/scalars.ts';

export const postTeamReset = {
  summary: 'A link by which somebody sets a new password',
  description: 'Good for 30 minutes, once. Hand it over by a way you trust.',
  params: personParams,
  body: z.strictObject({
    remove_factors: z
      .boolean()
      .describe('For somebody who has lost them all: no factor is asked for, and those there are removed.'),
  }),
  answer: z.object({ link: oneTimeLink, expires_at: moment }),
  errors: ['factor-needed', 'not-found'],
} satisfies CallSchema;
