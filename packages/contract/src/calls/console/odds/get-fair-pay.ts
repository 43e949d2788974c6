import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { hash, line } from '../../../entities/scalars.ts';
import { day, periodQuery } from './period.ts';

const percent = z.number().nullable();

export const getFairPay = {
  summary: 'What pay for time costs, by app and day',
  description:
    'The latest first, at most 1,000 rows; with `format=csv` at most 50,000 as a file. Amounts are in 10^-decimals of the ' +
    'app’s currency.',
  query: z.object({ ...periodQuery, format: z.enum(['json', 'csv']).optional() }),
  answer: z.object({
    from: day,
    to: day,
    rows: z
      .array(
        z.object({
          app: z.object({ id: hash, name: line, currency: line, decimals: z.int() }),
          day,
          rate_micros: z.int().describe('What a minute paid, in millionths of the smallest unit.'),
          fed: z.int().nullable().describe('What was set aside; null until the day is over.'),
          spent: z.int().nullable(),
          rewards: z.int().describe('All that surveys credited on that day.'),
          percent: percent.describe('`spent` of `rewards`; null where there were none.'),
        }),
      )
      .max(1_000),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
