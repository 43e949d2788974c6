import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { transactionId } from '../../../entities/ledger-line.ts';
import { userParams } from '../../../entities/operated-user.ts';
import { amount, count, hash, line, moment } from '../../../entities/scalars.ts';
import { byHand, postbackState } from '../../../entities/user-timeline.ts';

export const getUsersLedger = {
  summary: 'A user’s ledger',
  description:
    'Every movement with both sides and the balance after it, the latest first, 50 a page; with `format=csv` all of it as ' +
    'one file. `proof` is counted over all movements of the user with each call.',
  params: userParams,
  query: z.object({
    after: hash.optional().describe('`next` of the page before.'),
    format: z.enum(['json', 'csv']).optional(),
  }),
  answer: z.object({
    lines: z
      .array(
        z.object({
          transaction_id: transactionId,
          kind: line,
          reason: line,
          click: line.nullable(),
          at: moment,
          amount: amount.describe('What the balance got, or the test balance.'),
          pending: amount.describe('What the pending balance got.'),
          counter: amount.describe('What the other side got: of the publisher or the house.'),
          counter_accounts: z.array(line).max(10),
          is_test: z.boolean(),
          balance: amount.describe('After it; of the test balance for a line of test mode.'),
          postback: postbackState,
          by_hand: byHand,
        }),
      )
      .max(50),
    next: hash.nullable(),
    proof: z.object({
      movements: count,
      unbalanced: count.describe('Movements that do not sum to zero.'),
      balances_match: z.boolean().describe('Each balance is the sum of its lines.'),
    }),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
