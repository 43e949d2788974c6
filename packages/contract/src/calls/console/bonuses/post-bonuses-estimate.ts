import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { bonusEstimate, bonusPlan } from '../../../entities/operated-bonus.ts';
import { hash } from '../../../entities/scalars.ts';

export const postBonusesEstimate = {
  summary: 'What a bonus would cost, by what was earned before',
  description:
    'The average of the last four times the same days of the week; for more than a week, by the last 28 days.',
  body: z.strictObject({ app: hash, ...bonusPlan.shape }),
  answer: bonusEstimate,
  errors: ['not-found', 'unprocessable'],
} satisfies CallSchema;
