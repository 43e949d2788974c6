import * as z from 'zod';
import { postbackType, transactionId } from './postback.ts';
import { amount, count, line, moment, storableText } from './scalars.ts';

const day = z.iso.date().max(10).startsWith('2');
const month = z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/);

export const statementPeriod = z
  .union([day, month])
  .describe('A day, such as 2026-11-15, or a month, such as 2026-11, of UTC.');

export const statementFormat = z.enum(['json', 'csv']).default('json');

/** What all users of the app have together. */
const balances = z.object({ balance: amount, pending: amount });

const totals = z.object({
  lines: count,
  credits: amount,
  reversals: amount.describe('What was taken back, as a positive number.'),
  corrections: amount,
  pending_in: amount,
  pending_out: amount,
});

/** opening + credits − reversals + corrections = closing; pending: opening + in − out = closing. */
export const statementSummary = z.object({
  period: statementPeriod,
  from: moment,
  to: moment.describe('The first moment after it.'),
  final: z.boolean().describe('False while lines may still be added: until 15 minutes after its end.'),
  opening: balances,
  totals,
  closing: balances,
});

export const acknowledgement = z
  .enum(['yes', 'no', 'unknown'])
  .describe('Whether its postback was answered 2xx; unknown when it has left the log.');

const statementLine = z.object({
  transaction_id: transactionId,
  at: moment,
  type: postbackType,
  group: z.enum(['credits', 'reversals', 'corrections']).describe('The total it is counted in.'),
  user_id: storableText(128),
  amount: amount.describe('What the user’s balance changed by.'),
  pending: amount.describe('What the user’s pending balance changed by.'),
  running_balance: amount.describe('Opening and all lines up to this one.'),
  running_pending: amount,
  reason: line,
  click_id: z.string().nullable(),
  acknowledged: acknowledgement,
  acknowledged_at: moment.nullable(),
});

const sum = z.object({ lines: count, amount, pending: amount });

export const statement = statementSummary.extend({
  type: z.literal('statement'),
  app: z.string(),
  currency: z.string(),
  decimals: count,
  made_at: moment,
  lines: z.array(statementLine),
  acknowledged: z.object({ yes: sum, no: sum, unknown: sum }),
});

export type StatementSummary = z.infer<typeof statementSummary>;
export type StatementLine = z.infer<typeof statementLine>;
export type Statement = z.infer<typeof statement>;
export type Acknowledgement = z.infer<typeof acknowledgement>;
