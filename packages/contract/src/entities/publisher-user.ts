import * as z from 'zod';
import { accountState, stateScope } from './operated-user.ts';
import { amount, country, hash, line, moment } from './scalars.ts';

/** The publisher's own id of the person, in the path. */
export const publisherUserParams = z.object({
  user_id: hash.describe('Your own id of the person.'),
});

/** A user as the publisher's server sees them. */
export const publisherUser = z.object({
  user_id: hash,
  state: accountState.describe('The state now: an expired one counts as active.'),
  scope: stateScope,
  until: moment.nullable().describe('Null means permanently, or that no state is set.'),
  reason: line.nullable(),
  balance: amount,
  pending: amount.describe('Points that are not part of the balance yet.'),
  test_balance: amount.describe('What test mode has credited; never to be paid out.'),
  currency: line,
  decimals: z.int().min(0).max(9).describe('How many decimals the amounts have.'),
  country: country.nullable(),
  created_at: moment,
  seen_at: moment,
});

export type PublisherUser = z.infer<typeof publisherUser>;
