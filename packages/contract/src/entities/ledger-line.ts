import * as z from 'zod';
import { transactionTypes } from '../transaction-types.ts';
import { amount, hash, line, moment } from './scalars.ts';

/** What publishers know a movement by, in calls, postbacks and statements alike. */
export const transactionId = z
  .string()
  .regex(/^tx_[0-9a-f]{32}$/)
  .describe('`tx_` and 32 hexadecimal digits.');

/** One movement of a user's reward. */
export const ledgerLine = z.object({
  transaction_id: transactionId,
  type: z.enum(transactionTypes),
  amount: amount.describe('What the balance changed by; negative where it was taken back.'),
  pending: amount.describe('What the pending balance changed by.'),
  test: z.boolean().describe('Made in test mode: `amount` is of the test balance.'),
  balance: amount.describe('The balance after it, of the test balance for a line of test mode.'),
  reason: line,
  click_id: hash.nullable(),
  at: moment,
});

export type LedgerLine = z.infer<typeof ledgerLine>;
