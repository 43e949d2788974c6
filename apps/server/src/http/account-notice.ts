// What stands in place of a list for this account, by the rule of the domain (NO-01).
import { type AccountNotice, accountNotice, type EarningList } from '@earnwall/domain/accounts/notice';
import type { StateFacts } from '@earnwall/domain/accounts/state';
import type { UserRecord } from '#store/users.ts';
import type { Visit } from './visit.ts';
import type { Who } from './who.ts';

export function noticeFor(
  { app, user }: Pick<Who, 'app' | 'user'>,
  { country, network }: Pick<Visit, 'country' | 'network'>,
  list: EarningList,
  now: Date,
): AccountNotice | null {
  const account = {
    ...stateFacts(user),
    country: user.country,
    lacksPhone: app.requires_phone && user.phone_verified_at === null,
  };
  return accountNotice({ account, app, visit: { country, network } }, list, now);
}

export function stateFacts(user: UserRecord): StateFacts {
  const { state, state_scope: scope, state_until: until, state_set_at: setAt } = user;
  return { state, scope, until, setAt };
}
