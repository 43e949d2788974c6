// A user as the publisher's server sees them; every field is listed by hand.
import type { PublisherUser } from '@earnwall/contract/entities/publisher-user';
import type { Balances } from '#store/money/balances.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { presentOperatedUser } from './operated-user.ts';

export function presentPublisherUser(
  app: AppRecord,
  user: UserRecord,
  balances: Balances,
  now: Date,
): PublisherUser {
  const { state, scope, until, reason } = presentOperatedUser(user, now);
  return {
    user_id: user.uuid,
    state,
    scope,
    until,
    reason,
    balance: Number(balances.user),
    pending: Number(balances.user_pending),
    test_balance: Number(balances.user_test),
    currency: app.currency_name,
    decimals: app.decimals,
    country: user.country,
    created_at: user.created_at.toISOString(),
    seen_at: user.seen_at.toISOString(),
  };
}
