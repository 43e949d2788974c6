import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { queryFlag } from '../../../entities/query.ts';
import { count, hash, line, moment, storableText } from '../../../entities/scalars.ts';
import { comparisons, maxNumbersDays, noKey, periodNames, splits, statKinds } from '../../../numbers.ts';
import { outcomes } from '../../../outcomes.ts';

const day = z.iso.date().startsWith('20').max(10);
const micros = z.int().describe('In millionths of a US dollar.');

const figures = z.object({
  people: count.nullable().describe('Null where people cannot be told apart by what is asked for.'),
  clicks: z.int(),
  starts: z.int(),
  completes: z.int(),
  outcomes: z.record(z.enum(outcomes), z.int()),
  seconds: z.int().describe('Of completed surveys, from start to end, together.'),
  payout_micros: micros.nullable().describe('Null for those who may not see what suppliers pay.'),
  reward_micros: micros,
  margin_micros: micros.nullable().describe('Null for those who may not see what suppliers pay.'),
  points: z.int().nullable().describe('In 10^-decimals of `currency`; null where there are several apps.'),
});

const compared = { now: figures, before: figures.nullable() };

export const getNumbers = {
  summary: 'Funnel, people and money of a period, as totals, a series and a table',
  description:
    'Exact to the last commit. Clicks, starts and completes count by the time at which the click was opened, money by the ' +
    'time at which it moved. Rows and series add up to the total, but for people. With `format=csv` the table is a file.',
  query: z.object({
    app: hash.optional(),
    country: z
      .string()
      .regex(/^([A-Z]{2}|none)$/)
      .optional()
      .describe(`${noKey} where it was not known.`),
    supplier: hash.optional().describe(`For operators only; ${noKey} where there is none.`),
    kind: z.enum(statKinds).optional(),
    period: z.enum(periodNames).optional().describe('yesterday when absent; `from` and `to` come first.'),
    from: day.optional().describe('A date in the zone, together with `to`.'),
    to: day.optional().describe('Included.'),
    zone: storableText(64).min(1).optional().describe('As IANA names it; UTC when absent.'),
    split: z.enum(splits).optional().describe('country when absent; supplier is for operators only.'),
    compare: z.enum(comparisons).optional().describe('weekdays when absent.'),
    test: queryFlag.optional().describe('Test mode in place of live.'),
    format: z.enum(['json', 'csv']).optional(),
  }),
  answer: z.object({
    from: day,
    to: day,
    zone: line,
    compared: z.object({ from: day, to: day }).nullable(),
    split: z.enum(splits),
    currency: z.object({ name: line, decimals: z.int() }).nullable().describe('Of the one app.'),
    total: z.object(compared),
    grain: z.enum(['hour', 'day']),
    series: z.array(
      z.object({
        at: moment,
        date: day,
        time: z.string().nullable().describe('By the clock of the zone; null for a day.'),
        before_date: day.nullable(),
        ...compared,
      }),
    ),
    rows: z.array(z.object({ key: line, name: line, ...compared })).max(maxNumbersDays + 1000),
    suppliers: z
      .array(z.object({ id: hash, name: line }))
      .nullable()
      .describe('What can be asked for; null for publishers.'),
    definitions: z.array(z.object({ figure: line, text: line, clock: line })),
  }),
  errors: ['not-found', 'forbidden', 'unprocessable'],
} satisfies CallSchema;
