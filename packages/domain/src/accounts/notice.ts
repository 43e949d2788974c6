import type { NoticeData, NoticeType } from '@earnwall/contract/notices';
import { type AccountState, type EarningList, type StateFacts, standingState, stateEnd } from './state.ts';

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

type Raised = Exclude<NoticeType, 'no_surveys'>;

/** When each holds, and what it tells. */
const rules: Record<Raised, (facts: NoticeFacts, list: EarningList, now: Date) => NoticeData | null> = {
  maintenance: ({ app }, _list, now) => told(app.maintenance && !isOver(app.maintenance_until, now)),
  banned: ({ account }, list, now) => whileState('banned', account, list, now),
  on_hold: ({ account }, list, now) => whileState('on_hold', account, list, now),
  on_review: ({ account }, list, now) => told(isInState('on_review', account, list, now)),
  // Hosts count as VPNs: people do not live in data centres.
  vpn_detected: (facts) => {
    const { network } = facts.visit;
    const isHidden = network === 'vpn' || network === 'hosting';
    return told(isHidden && (facts.app.checks_vpn || isElsewhere(facts)));
  },
  icloud_private_relay: (facts) =>
    told(facts.visit.network === 'relay' && (facts.app.checks_relay || isElsewhere(facts))),
  location_error: (facts) =>
    isElsewhere(facts) && facts.account.country ? { country: facts.account.country } : null,
  sms_verification: ({ account }) => told(account.lacksPhone),
};

/**
 * The first that holds stands in place of the list (NO-01, decision 0075): what nobody can act upon comes before what
 * somebody else decides, that before what the person can mend. A network that hides where people are comes before their
 * country, which it may be the reason for: it is turned off more easily than a ticket is written. A phone is asked for
 * last, so that nobody proves one in vain.
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
] as const satisfies readonly Raised[];

/** Nothing stands in the way, but there is nothing to take either: the last of all, known when the list has been made. */
export const noSurveys: AccountNotice = { type: 'no_surveys', data: {} };

/** A closed account has no notice, it is refused at the door (code 11). */
export function accountNotice(facts: NoticeFacts, list: EarningList, now: Date): AccountNotice | null {
  for (const type of noticeOrder) {
    const data = rules[type](facts, list, now);
    if (data) return { type, data };
  }
  return null;
}

function told(holds: boolean): NoticeData | null {
  return holds ? {} : null;
}

function whileState(
  state: 'banned' | 'on_hold',
  account: StateFacts,
  list: EarningList,
  now: Date,
): NoticeData | null {
  if (!isInState(state, account, list, now)) return null;
  return { banned_until: stateEnd(account)?.toISOString() ?? null };
}

function isInState(state: AccountState, account: StateFacts, list: EarningList, now: Date): boolean {
  const isForThis = account.scope === 'all' || account.scope === list;
  return isForThis && standingState(account, now) === state;
}

/** Where either country is unknown nobody is accused. */
function isElsewhere({ account, app, visit }: NoticeFacts): boolean {
  const isKnown = account.country !== null && visit.country !== null;
  return app.checks_location && isKnown && account.country !== visit.country;
}

function isOver(until: Date | null, now: Date): boolean {
  return until !== null && until <= now;
}
