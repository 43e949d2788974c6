// Everything that replaces a whole list of surveys, said of one account: which rule blocks it, and which do not (CO-07). The
// notices are those of `noticesThatApply`; the others are refusals of whole requests.
import type { ListRule } from '@earnwall/contract/inventory';
import type { NoticeType } from '@earnwall/contract/notices';
import type { AccountState } from './state.ts';

export interface ListRuleFacts {
  readonly notices: readonly NoticeType[];
  readonly app: {
    readonly status: 'open' | 'closed_to_new_users' | 'off';
    readonly panel_enabled: boolean;
    readonly test_mode: boolean;
    readonly checks_vpn: boolean;
    readonly checks_relay: boolean;
    readonly checks_location: boolean;
    readonly requires_phone: boolean;
    readonly policy_required: boolean;
  };
  readonly account: {
    /** As it counts now, for any of the lists. */
    readonly state: AccountState;
    /** When it ends; null means not by itself. */
    readonly until: Date | null;
    readonly country: string | null;
    readonly hasAgreed: boolean;
  };
  /** Of the source the person last came from. */
  readonly source: 'on' | 'unknown' | 'off';
  /** Where the list is asked for; null where nobody knows. */
  readonly country: string | null;
}

export interface RuleVerdict {
  readonly rule: ListRule;
  /** `unknown`: only a visit shows it. `warns`: there is a list, and something else in the way. */
  readonly verdict: 'passes' | 'blocks' | 'warns' | 'unknown';
  readonly says: string;
}

type Says = readonly [verdict: RuleVerdict['verdict'], says: string];
const passes = (says: string): Says => ['passes', says];
const blocks = (says: string): Says => ['blocks', says];

const rules: Record<ListRule, (facts: ListRuleFacts) => Says> = {
  app: ({ app }) => (app.status === 'off' ? blocks('The app is off') : passes('The app is on')),
  maintenance: ({ notices }) =>
    notices.includes('maintenance') ? blocks('The app is in maintenance') : passes('No maintenance'),
  state: ({ notices, account }) => {
    if (account.state === 'closed') return blocks('The account is closed');
    const until = account.until
      ? ` until ${account.until.toISOString().slice(0, 16).replace('T', ' ')} UTC`
      : '';
    if (notices.includes('banned')) return blocks(`Banned${until || ' for good'}`);
    if (notices.includes('on_hold')) return blocks(`On hold${until}`);
    if (notices.includes('on_review')) return blocks(`On review${until}`);
    return passes(account.state === 'active' ? 'The account is free' : 'Its state is not about this list');
  },
  source: ({ source }) => {
    if (source === 'unknown') return blocks('The app does not know the source they came from');
    return source === 'off'
      ? blocks('The source they came from is closed here')
      : passes('Their source is open');
  },
  country: ({ notices, country, account, app }) => {
    if (country === null)
      return app.test_mode
        ? passes('No country is needed in test mode')
        : blocks('Nobody knows the country yet');
    return notices.includes('location_error')
      ? blocks(`The account belongs to ${account.country}, and the visit comes from ${country}`)
      : passes('The country is that of the account');
  },
  network: ({ app }) =>
    app.checks_vpn || app.checks_relay || app.checks_location
      ? ['unknown', 'A VPN or relay is looked for at each visit']
      : passes('VPNs and relays are allowed'),
  phone: ({ notices, app }) => {
    if (notices.includes('sms_verification')) return blocks('The phone is not verified');
    return passes(app.requires_phone ? 'The phone is verified' : 'No phone is needed');
  },
  panel: ({ app }) =>
    app.panel_enabled ? passes('The app has a panel') : blocks('The app has links only, and no panel'),
  policy: ({ app, account }) =>
    app.policy_required && !account.hasAgreed
      ? ['warns', 'The policy is not accepted yet: it is asked for before the first survey']
      : passes('The policy is accepted'),
};

export const listRuleVerdicts = (facts: ListRuleFacts): RuleVerdict[] =>
  (Object.keys(rules) as ListRule[]).map((rule) => {
    const [verdict, says] = rules[rule](facts);
    return { rule, verdict, says };
  });
