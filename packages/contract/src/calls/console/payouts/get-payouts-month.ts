import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { appPayout, monthPayout, payoutMonth } from '../../../entities/payout.ts';
import { hash, moment } from '../../../entities/scalars.ts';

export const getPayoutsMonth = {
  summary: 'The apps of a month',
  description: 'By name, 50 a page; with `format=csv` all of them as one file.',
  params: z.object({ month: payoutMonth }),
  query: z.object({
    app: hash.optional(),
    publisher: hash.optional(),
    after: hash.optional().describe('`next` of the page before.'),
    format: z.enum(['json', 'csv']).optional(),
  }),
  answer: z.object({
    total: monthPayout,
    closes_at: moment.describe('From when on it can be closed.'),
    can_close: z.boolean().describe('It is over, and not all of its apps are closed.'),
    apps: z.array(appPayout).max(50),
    next: hash.nullable(),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
