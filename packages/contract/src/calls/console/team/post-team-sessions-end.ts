import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { personParams } from '../../../entities/console-team.ts';
import { count } from '../../../entities/scalars.ts';

export const postTeamSessionsEnd = {
  summary: 'End all sessions of somebody',
  params: personParams,
  answer: z.object({ ended: count }),
  errors: ['factor-needed', 'not-found'],
} satisfies CallSchema;
