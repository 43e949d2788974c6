import type { NoticeData, NoticeType } from '@earnwall/contract/notices';

/** The two lists; a ban may be for one of them only (spec §4). */
export type EarningList = 'surveys' | 'offers';

export interface AccountFacts {
  readonly state: 'active' | 'banned' | 'on_hold' | 'on_review' | 'closed';
  /** What the state is about. */
  readonly scope: EarningList | 'all';
  /** When the state ends; null means it does not end by itself. */
  readonly until: Date | null;
  /** The operator's switch for the whole panel. */
  readonly maintenance: boolean;
}

export interface AccountNotice {
  readonly type: NoticeType;
  readonly data: NoticeData;
}

/**
 * What stands in place of a list because of the account or the panel (spec §4). Maintenance comes first: while
 * it lasts nothing else can be acted upon. A closed account has no notice, it is refused at the door (code 11).
 */
export function accountNotice(
  { state, scope, until, maintenance }: AccountFacts,
  list: EarningList,
  now: Date,
): AccountNotice | null {
  if (maintenance) return { type: 'maintenance', data: {} };
  if (scope !== 'all' && scope !== list) return null;
  if (until !== null && until <= now) return null;
  switch (state) {
    case 'banned':
    case 'on_hold':
      return { type: state, data: { banned_until: until?.toISOString() ?? null } };
    case 'on_review':
      return { type: 'on_review', data: {} };
    case 'active':
    case 'closed':
      return null;
  }
}
