import * as z from 'zod';
import { transactionId } from './ledger-line.ts';
import { amount, hash, storableText } from './scalars.ts';

/** Chosen by the page for each form: a repetition gets the first answer. */
export const creditKey = z.uuid().describe('New for each credit; the same key again gives the first answer.');

/** A credit or debit as a person types it. */
export const creditBody = z.strictObject({
  amount: storableText(40).describe('In the app’s currency, as people type it: `12.50`. More than nothing.'),
  reason: storableText(200)
    .trim()
    .min(1)
    .describe('The user reads it in the history, and it stays in the books: put nothing personal into it.'),
  key: creditKey,
  ticket: z.uuid().optional().describe('The ticket that it answers, one of the user’s own.'),
  cid: hash.optional().describe('The click that it makes good, one of the user’s own.'),
});

export const creditAnswer = z.object({
  transaction_id: transactionId,
  amount: amount.describe('What the user got by it: negative for a debit.'),
  balance: amount.describe('After it; the test balance in an app in test mode.'),
});

/** What is left of the cap of the asker in the app. */
export const creditLimit = z.object({
  capped: z.boolean().describe('False for those who may go above it with a proven factor.'),
  cap: amount,
  used: amount.describe('Within the last 24 hours.'),
  left: amount,
});
