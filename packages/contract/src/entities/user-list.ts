import * as z from 'zod';
import { accountState, stateScope } from './operated-user.ts';
import { amount, count, country, hash, line, moment } from './scalars.ts';

/** How an app writes its amounts. */
export const appMoney = z.object({
  id: hash,
  name: line,
  currency: line,
  decimals: z.int().min(0).max(18),
  test_mode: z.boolean(),
});

/** A line of the console's list of users. */
export const userLine = z.object({
  app: appMoney,
  uhash: hash,
  uuid: hash.describe('The publisher’s id of the person.'),
  state: accountState,
  scope: stateScope,
  until: moment.nullable(),
  country: country.nullable(),
  seen_at: moment,
  balance: amount,
  test_balance: amount,
  completes: count.describe('Surveys that were completed, also those taken back since.'),
  reversals: count.describe('How many of them were taken back.'),
});

export type UserLine = z.infer<typeof userLine>;
