// The notice that is shown in place of a list for this account, by the rule of the domain (NO-01).
import { type AccountNotice, accountNotice, type NoticeFacts } from '@earnwall/domain/accounts/notice';
import type { EarningList } from '@earnwall/domain/accounts/state';
import type { Visit } from '#request/visit.ts';
import type { Who } from '#request/who.ts';
import { stateFacts } from '#store/people/users.ts';

export function noticeFor(
  who: Pick<Who, 'app' | 'user'>,
  visit: Pick<Visit, 'country' | 'network'>,
  list: EarningList,
  now: Date,
): AccountNotice | null {
  return accountNotice(noticeFacts(who, visit), list, now);
}

export function noticeFacts(
  { app, user }: Pick<Who, 'app' | 'user'>,
  { country, network }: Pick<Visit, 'country' | 'network'>,
): NoticeFacts {
  const { state, scope, until, setAt } = stateFacts(user);
  const lacksPhone = app.requires_phone && user.phone_verified_at === null;
  // Field by field: with every list, and a spread costs more than the rule.
  const account = { state, scope, until, setAt, country: user.country, lacksPhone };
  return { account, app, visit: { country, network } };
}
