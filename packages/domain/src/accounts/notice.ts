import type { NoticeData, NoticeType } from '@earnwall/contract/notices';
import type { AppealableState } from '@earnwall/contract/state-reasons';
import { type AccountState, currentState, type EarningList, type StateFacts, stateEnd } from './state.ts';

/** The kind of network of an IP address that does not reveal the user's location. */
export type HidingNetwork = 'relay' | 'vpn' | 'hosting';

export interface NoticeFacts {
  readonly account: StateFacts & {
    /** The account's country; null while unknown. */
    readonly country: string | null;
    /** The app requires a verified phone, and the account has none. */
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

type RuleType = Exclude<NoticeType, 'no_surveys'>;

/** When each applies, and its data. */
const rules: Record<RuleType, (facts: NoticeFacts, list: EarningList, now: Date) => NoticeData | null> = {
  maintenance: ({ app }, _list, now) => emptyDataIf(app.maintenance && !isOver(app.maintenance_until, now)),
  banned: ({ account }, list, now) => whileState('banned', account, list, now),
  on_hold: ({ account }, list, now) => whileState('on_hold', account, list, now),
  on_review: ({ account }, list, now) => whileState('on_review', account, list, now),
  // Hosts count as VPNs: people do not live in data centres.
  vpn_detected: (facts) => {
    const { network } = facts.visit;
    const isHidden = network === 'vpn' || network === 'hosting';
    return emptyDataIf(isHidden && (facts.app.checks_vpn || isInAnotherCountry(facts)));
  },
  icloud_private_relay: (facts) =>
    emptyDataIf(facts.visit.network === 'relay' && (facts.app.checks_relay || isInAnotherCountry(facts))),
  location_error: (facts) =>
    isInAnotherCountry(facts) && facts.account.country ? { country: facts.account.country } : null,
  sms_verification: ({ account }) => emptyDataIf(account.lacksPhone),
};

/**
 * The first that applies replaces the list (NO-01, decision 0075): what no one can act upon comes before what an operator
 * decides, and that before what the user can fix. A VPN or relay comes before the country, which it may have changed:
 * turning it off is easier than writing a ticket. A phone is asked for last, so that no one verifies one in vain.
 */
export const noticeOrder = [
  'maintenance',
  'banned',
  'on_hold',
  'on_review',
  'vpn_detected',
  'icloud_private_relay',
  'location_error',
  'sms_verification',
] as const satisfies readonly RuleType[];

/** No other notice applies, but the list is empty: the last of all, known once the list has been built. */
export const noSurveys: AccountNotice = { type: 'no_surveys', data: {} };

/** All that apply, not only the one that is shown: for whoever has to explain an empty list. */
export const noticesThatApply = (facts: NoticeFacts, list: EarningList, now: Date): NoticeType[] =>
  noticeOrder.filter((type) => rules[type](facts, list, now) !== null);

/** A closed account has no notice: its requests are refused (code 11). */
export function accountNotice(facts: NoticeFacts, list: EarningList, now: Date): AccountNotice | null {
  for (const type of noticeOrder) {
    const data = rules[type](facts, list, now);
    if (data) return { type, data };
  }
  return null;
}

function emptyDataIf(applies: boolean): NoticeData | null {
  return applies ? {} : null;
}

function whileState(
  state: AppealableState,
  account: StateFacts,
  list: EarningList,
  now: Date,
): NoticeData | null {
  if (!isInState(state, account, list, now)) return null;
  return {
    banned_until: stateEnd(account)?.toISOString() ?? null,
    since: account.setAt?.toISOString() ?? null,
  };
}

function isInState(state: AccountState, account: StateFacts, list: EarningList, now: Date): boolean {
  const isForThis = account.scope === 'all' || account.scope === list;
  return isForThis && currentState(account, now) === state;
}

/** False while either country is unknown. */
function isInAnotherCountry({ account, app, visit }: NoticeFacts): boolean {
  const isKnown = account.country !== null && visit.country !== null;
  return app.checks_location && isKnown && account.country !== visit.country;
}

function isOver(until: Date | null, now: Date): boolean {
  return until !== null && until <= now;
}
