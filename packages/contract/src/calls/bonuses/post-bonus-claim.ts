import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { amount } from '../../entities/scalars.ts';

export const postBonusClaim = {
  summary: 'Claim the completed special bonus',
  description: 'Credits once; a repeated claim gets the same answer and credits nothing.',
  answer: z.object({ result: z.literal(true), user_reward: amount }),
  errors: ['not-found', 'unprocessable'],
} satisfies CallSchema;
