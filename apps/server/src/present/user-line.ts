// A line of the list of users; every field is listed by hand.
import type { UserLine } from '@earnwall/contract/entities/user-list';
import type { ListedUser } from '#store/console/users/list.ts';
import { isoTime } from './iso-time.ts';

export function presentUserLine(user: ListedUser, now: Date): UserLine {
  const isOver = user.state_until !== null && user.state_until <= now;
  return {
    app: {
      ...{ id: user.app_id, name: user.app_name, currency: user.currency_name },
      ...{ decimals: user.decimals, test_mode: user.test_mode },
    },
    uhash: user.uhash,
    uuid: user.uuid,
    state: isOver ? 'active' : user.state,
    scope: isOver ? 'all' : user.state_scope,
    until: isOver ? null : isoTime(user.state_until),
    country: user.country,
    seen_at: user.seen_at.toISOString(),
    balance: Number(user.balance),
    test_balance: Number(user.test_balance),
    completes: user.completes,
    reversals: user.reversals,
  };
}
