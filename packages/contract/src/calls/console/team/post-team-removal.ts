import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { personParams } from '../../../entities/console-team.ts';

export const postTeamRemoval = {
  summary: 'Remove somebody',
  description: 'Ends their sessions. The last admin, and the last owner of a publisher, cannot be removed.',
  params: personParams,
  answer: z.object({}),
  errors: ['factor-needed', 'not-found', 'unprocessable'],
} satisfies CallSchema;
