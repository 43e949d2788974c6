import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { monthPayout, payoutMonth } from '../../../entities/payout.ts';
import { count } from '../../../entities/scalars.ts';

export const postPayoutsClose = {
  summary: 'Close a month',
  description:
    'Its figures stay as they are from then on, for good; what comes later counts in the next month. Not before 00:15 UTC of the day after it.',
  params: z.object({ month: payoutMonth }),
  body: z.strictObject({ name: payoutMonth.describe('The month once more, as typed to confirm it.') }),
  answer: z.object({ closed: count.describe('How many apps were closed.'), total: monthPayout }),
  errors: ['conflict', 'unprocessable'],
} satisfies CallSchema;
