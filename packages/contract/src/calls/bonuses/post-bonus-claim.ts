import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { amount } from '../../entities/scalars.ts';

export const postBonusClaim = {
  summary: 'Claim what special bonuses have earned',
  description:
    'Claims every special bonus whose goals are reached. Credits once; a repeated claim gets the same answer and credits nothing. 422: goals are open, or the bonus has expired; 404: there is no bonus.',
  answer: z.object({ result: z.literal(true), user_reward: amount }),
  errors: ['forbidden', 'not-found', 'unprocessable'],
} satisfies CallSchema;
