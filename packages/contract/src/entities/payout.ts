import * as z from 'zod';
import { amount, count, hash, line, moment, storableText } from './scalars.ts';

/** A month of UTC. */
export const payoutMonth = z
  .string()
  .regex(/^2\d{3}-(0[1-9]|1[0-2])$/)
  .describe('`2026-10`, of UTC.');

export const payoutState = z
  .enum(['open', 'closed', 'paid'])
  .describe('`open`: its figures still change. `paid`: every app that is owed something was paid.');

const micros = z.int().describe('Millionths of a US dollar.');

/** By the ledger. Publishers do not see what suppliers pay, nor the margin: null for them. */
export const payoutFigures = z.object({
  payouts: micros.nullable().describe('What suppliers pay, in millionths of a US dollar.'),
  payout_reversals: micros.nullable().describe('What of it they took back: zero or less.'),
  rewards: micros.describe('The publisher’s share of it.'),
  reversals: micros.describe('What of it was taken back: zero or less.'),
  due: micros.describe('Rewards and reversals together.'),
  margin: micros.nullable(),
});

export const appPayout = z.object({
  month: payoutMonth,
  app: z.object({
    ...{ id: hash, name: line, currency_name: line, decimals: z.int().min(0).max(3) },
    publisher: z.object({ id: hash, name: line }),
  }),
  state: payoutState,
  figures: payoutFigures,
  points: amount.describe('What users got, less what was taken back: bonuses and credits, too.'),
  closed: z.object({ at: moment, by: line.nullable() }).nullable(),
  paid: z
    .object({ on: z.iso.date(), reference: line, at: moment, by: line.nullable() })
    .nullable()
    .describe('Who did it is null for publishers.'),
});

export const monthPayout = z.object({
  month: payoutMonth,
  state: payoutState,
  figures: payoutFigures,
  apps: count.describe('Those that anything was moved for.'),
  owed: count.describe('Closed ones that are still to be paid.'),
});

export const payment = z.strictObject({
  on: z.iso.date().describe('The day of the payment.'),
  reference: storableText(200).trim().min(1),
});
