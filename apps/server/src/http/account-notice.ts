// What stands in place of a list for this account, by the rule of the domain (spec §4 "Account and panel states").
import { type AccountNotice, accountNotice, type EarningList } from '@earnwall/domain/accounts/notice';
import type { Who } from './who.ts';

export function noticeFor(
  { app, user }: Pick<Who, 'app' | 'user'>,
  list: EarningList,
  now: Date,
): AccountNotice | null {
  const { state, state_scope: scope, state_until: until } = user;
  return accountNotice({ state, scope, until, maintenance: app.maintenance }, list, now);
}
