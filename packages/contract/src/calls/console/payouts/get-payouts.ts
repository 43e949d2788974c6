import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { monthPayout, payoutMonth, payoutState } from '../../../entities/payout.ts';
import { hash } from '../../../entities/scalars.ts';

export const getPayouts = {
  summary: 'What was earned by month',
  description:
    'By the ledger, in months of UTC, the latest first, 50 a page; with `format=csv` one line for each month and app.',
  query: z.object({
    app: hash.optional(),
    publisher: hash.optional(),
    state: payoutState.optional(),
    after: payoutMonth.optional().describe('`next` of the page before.'),
    format: z.enum(['json', 'csv']).optional(),
  }),
  answer: z.object({ months: z.array(monthPayout).max(50), next: payoutMonth.nullable() }),
  errors: ['not-found'],
} satisfies CallSchema;
