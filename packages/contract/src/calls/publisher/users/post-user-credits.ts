import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { transactionId } from '../../../entities/ledger-line.ts';
import { publisherUserParams } from '../../../entities/publisher-user.ts';
import { amount, storableText } from '../../../entities/scalars.ts';

/** A slip of the finger must not cost a fortune: more is several credits. */
const maxCredit = 10_000_000;

export const postUserCredits = {
  summary: 'Credit a user, for a promotion of your own',
  description:
    'The same `Idempotency-Key` with the same request gives the first answer again and credits nothing; with another ' +
    'request, or after 30 days, it is 409. The credit is told to your endpoint by a postback of type `bonus`, as every other. The user ' +
    'reads the reason; it stays in the books, so put nothing personal into it.',
  params: publisherUserParams,
  headers: z.object({
    'idempotency-key': z
      .string()
      .regex(/^[ -~]{1,128}$/, 'Must be 1 to 128 printable ASCII characters.')
      .describe('1 to 128 printable ASCII characters, of your own choice, new for each credit.'),
  }),
  body: z.strictObject({
    amount: z.int().min(1).max(maxCredit).describe('In the smallest unit of the app’s currency.'),
    reason: storableText(200).trim().min(1),
  }),
  answer: z.object({ transaction_id: transactionId, balance: amount.describe('After the credit.') }),
  errors: ['not-found', 'conflict', 'unprocessable'],
} satisfies CallSchema;
