import { listRules } from '@earnwall/contract/inventory';
import { describe, expect, it } from 'vitest';
import { type ListRuleFacts, listRuleVerdicts } from './list-rules.ts';

interface Given extends Partial<Pick<ListRuleFacts, 'notices' | 'source' | 'country'>> {
  app?: Partial<ListRuleFacts['app']>;
  account?: Partial<ListRuleFacts['account']>;
}

function verdictsOf({ app, account, ...rest }: Given) {
  return listRuleVerdicts({
    notices: [],
    app: {
      ...{ status: 'open', panel_enabled: true, test_mode: false, requires_phone: false },
      ...{ checks_vpn: false, checks_relay: false, checks_location: false, policy_required: true },
      ...app,
    },
    account: { state: 'active', until: null, country: 'US', hasAgreed: true, ...account },
    source: 'on',
    country: 'US',
    ...rest,
  });
}
const until = new Date('2030-05-02T12:00:00Z');

describe('CO-07 what replaces a whole list', () => {
  it('nothing does where all is well, and every rule says so', () => {
    expect(verdictsOf({}).map(({ rule, verdict }) => [rule, verdict])).toEqual(
      listRules.map((rule) => [rule, 'passes']),
    );
  });

  it.each<[string, Given, string, string, string]>([
    ['an app that is off', { app: { status: 'off' } }, 'app', 'blocks', 'The app is off'],
    ['maintenance', { notices: ['maintenance'] }, 'maintenance', 'blocks', 'The app is in maintenance'],
    ['a closed account', { account: { state: 'closed' } }, 'state', 'blocks', 'The account is closed'],
    ['a ban', { notices: ['banned'], account: { state: 'banned' } }, 'state', 'blocks', 'Banned for good'],
    [
      'a ban with an end',
      { notices: ['banned'], account: { state: 'banned', until } },
      'state',
      'blocks',
      'Banned until 2030-05-02 12:00 UTC',
    ],
    [
      'a ban from offers',
      { account: { state: 'banned' } },
      'state',
      'passes',
      'Its state is not about this list',
    ],
    ['a closed source', { source: 'off' }, 'source', 'blocks', 'The source they came from is closed here'],
    ['no country', { country: null }, 'country', 'blocks', 'Nobody knows the country yet'],
    [
      'another country',
      { notices: ['location_error'], country: 'FR' },
      'country',
      'blocks',
      'The account belongs to US, and the visit comes from FR',
    ],
    [
      'a VPN, perhaps',
      { app: { checks_vpn: true } },
      'network',
      'unknown',
      'A VPN or relay is looked for at each visit',
    ],
    [
      'a phone',
      { notices: ['sms_verification'], app: { requires_phone: true } },
      'phone',
      'blocks',
      'The phone is not verified',
    ],
    [
      'a policy',
      { account: { hasAgreed: false } },
      'policy',
      'warns',
      'The policy is not accepted yet: it is asked for before the first survey',
    ],
  ])('%s', (_what, given, rule, verdict, says) => {
    const found = verdictsOf(given).filter((one) => one.verdict !== 'passes' || one.rule === rule);
    expect(found).toEqual([{ rule, verdict, says }]);
  });
});
