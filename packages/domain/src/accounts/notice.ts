import type { NoticeData, NoticeType } from '@earnwall/contract/notices';
import { type StateFacts, standingState, stateEnd } from './state.ts';

/** The two lists; a ban may be for one of them only (spec §4). */
export type EarningList = 'surveys' | 'offers';

/** What an address belongs to, where it tells nothing about where the person is. */
export type HidingNetwork = 'relay' | 'vpn' | 'hosting';

export interface NoticeFacts {
  readonly account: StateFacts & {
    /** Where the account belongs; null while nobody knows. */
    readonly country: string | null;
    /** The app wants a phone, and none was verified. */
    readonly lacksPhone: boolean;
  };
  /** The operator's switches. */
  readonly app: {
    readonly maintenance: boolean;
    /** When the maintenance ends by itself. */
    readonly maintenance_until: Date | null;
    readonly checks_location: boolean;
    readonly checks_vpn: boolean;
    readonly checks_relay: boolean;
  };
  readonly visit: { readonly country: string | null; readonly network: HidingNetwork | null };
}

export interface AccountNotice {
  readonly type: NoticeType;
  readonly data: NoticeData;
}

/**
 * What stands in place of a list (spec §4), the first that holds: what nobody can act upon comes before what somebody
 * else decides, that before what the person can mend, and a phone is asked for last, so that nobody proves one in vain.
 * A closed account has no notice, it is refused at the door (code 11).
 */
export function accountNotice(facts: NoticeFacts, list: EarningList, now: Date): AccountNotice | null {
  const { account, app, visit } = facts;
  if (app.maintenance && !isOver(app.maintenance_until, now)) return { type: 'maintenance', data: {} };
  return stateNotice(account, list, now) ?? visitNotice(account, app, visit) ?? phoneNotice(account);
}

function stateNotice(account: StateFacts, list: EarningList, now: Date): AccountNotice | null {
  if (account.scope !== 'all' && account.scope !== list) return null;
  const state = standingState(account, now);
  switch (state) {
    case 'banned':
    case 'on_hold':
      return { type: state, data: { banned_until: stateEnd(account)?.toISOString() ?? null } };
    case 'on_review':
      return { type: 'on_review', data: {} };
    case 'active':
    case 'closed':
      return null;
  }
}

/** Hosts count as VPNs: people do not live in data centres. */
function visitNotice(
  { country }: NoticeFacts['account'],
  app: NoticeFacts['app'],
  visit: NoticeFacts['visit'],
): AccountNotice | null {
  const isElsewhere = country !== null && visit.country !== null && country !== visit.country;
  if (app.checks_location && isElsewhere) return { type: 'location_error', data: { country } };
  if (app.checks_vpn && (visit.network === 'vpn' || visit.network === 'hosting'))
    return { type: 'vpn_detected', data: {} };
  if (app.checks_relay && visit.network === 'relay') return { type: 'icloud_private_relay', data: {} };
  return null;
}

function phoneNotice({ lacksPhone }: NoticeFacts['account']): AccountNotice | null {
  return lacksPhone ? { type: 'sms_verification', data: {} } : null;
}

function isOver(until: Date | null, now: Date): boolean {
  return until !== null && until <= now;
}
