import { noticeTypes } from '@earnwall/contract/notices';
import { describe, expect, it } from 'vitest';
import {
  type AccountNotice,
  accountNotice,
  type NoticeFacts,
  noSurveys,
  noticeOrder,
  noticesThatApply,
} from './notice.ts';
import type { EarningList } from './state.ts';

const now = new Date('2030-05-01T12:00:00Z');
const yesterday = new Date('2030-04-30T12:00:00Z');
const tomorrow = new Date('2030-05-02T12:00:00Z');

interface Given {
  account?: Partial<NoticeFacts['account']>;
  app?: Partial<NoticeFacts['app']>;
  visit?: Partial<NoticeFacts['visit']>;
}

function factsOf({ account, app, visit }: Given): NoticeFacts {
  const calm: NoticeFacts = {
    account: { state: 'active', scope: 'all', until: null, setAt: null, country: 'US', lacksPhone: false },
    app: {
      ...{ maintenance: false, maintenance_until: null },
      ...{ checks_location: true, checks_vpn: true, checks_relay: true },
    },
    visit: { country: 'US', network: null },
  };
  return {
    account: { ...calm.account, ...account },
    app: { ...calm.app, ...app },
    visit: { ...calm.visit, ...visit },
  };
}

const noticeOf = (given: Given, list: EarningList = 'surveys'): AccountNotice | null =>
  accountNotice(factsOf(given), list, now);

const banned = (until: Date | null): AccountNotice => ({
  type: 'banned',
  data: { banned_until: until?.toISOString() ?? null, since: null },
});
const elsewhere: AccountNotice = { type: 'location_error', data: { country: 'US' } };

describe('accountNotice', () => {
  it.each<[string, Given, AccountNotice | null]>([
    ['an active account', {}, null],
    ['a closed account, refused elsewhere', { account: { state: 'closed' } }, null],
    ['a ban forever', { account: { state: 'banned' } }, banned(null)],
    ['a ban until tomorrow', { account: { state: 'banned', until: tomorrow } }, banned(tomorrow)],
    ['a ban that ends this moment', { account: { state: 'banned', until: now } }, null],
    [
      'a hold until tomorrow',
      { account: { state: 'on_hold', until: tomorrow } },
      { type: 'on_hold', data: { banned_until: '2030-05-02T12:00:00.000Z', since: null } },
    ],
    ['a hold that has ended', { account: { state: 'on_hold', until: yesterday } }, null],
    [
      'a review, which began now and ends in a day',
      { account: { state: 'on_review', setAt: now } },
      { type: 'on_review', data: { banned_until: tomorrow.toISOString(), since: now.toISOString() } },
    ],
    ['a review whose 24 hours are over', { account: { state: 'on_review', setAt: yesterday } }, null],
    ['a ban from offers only', { account: { state: 'banned', scope: 'offers' } }, null],
    ['a ban from surveys only', { account: { state: 'banned', scope: 'surveys' } }, banned(null)],
    ['maintenance', { app: { maintenance: true } }, { type: 'maintenance', data: {} }],
    [
      'maintenance until tomorrow',
      { app: { maintenance: true, maintenance_until: tomorrow } },
      { type: 'maintenance', data: {} },
    ],
    ['maintenance that is over', { app: { maintenance: true, maintenance_until: now } }, null],
    ['a visit from another country', { visit: { country: 'DE' } }, elsewhere],
    ['a visit from nowhere we know', { visit: { country: null } }, null],
    ['an account without a country', { account: { country: null }, visit: { country: 'DE' } }, null],
    [
      'another country where nobody minds',
      { visit: { country: 'DE' }, app: { checks_location: false } },
      null,
    ],
    ['a VPN', { visit: { network: 'vpn' } }, { type: 'vpn_detected', data: {} }],
    ['a data centre', { visit: { network: 'hosting' } }, { type: 'vpn_detected', data: {} }],
    ['a VPN where nobody minds', { visit: { network: 'vpn' }, app: { checks_vpn: false } }, null],
    ['a relay', { visit: { network: 'relay' } }, { type: 'icloud_private_relay', data: {} }],
    ['a relay where nobody minds', { visit: { network: 'relay' }, app: { checks_relay: false } }, null],
    ['an unverified phone', { account: { lacksPhone: true } }, { type: 'sms_verification', data: {} }],
  ])('gives %s', (_what, given, notice) => {
    expect(noticeOf(given)).toEqual(notice);
  });

  /** What makes each apply, in the order of precedence. */
  const causes: Record<(typeof noticeOrder)[number], Given> = {
    maintenance: { app: { maintenance: true } },
    banned: { account: { state: 'banned' } },
    on_hold: { account: { state: 'on_hold', until: tomorrow } },
    on_review: { account: { state: 'on_review', setAt: now } },
    vpn_detected: { visit: { network: 'vpn' } },
    icloud_private_relay: { visit: { network: 'relay' } },
    location_error: { visit: { country: 'DE' } },
    sms_verification: { account: { lacksPhone: true } },
  };

  it('NO-02 has one order for all notices, and after them an empty list', () => {
    expect(Object.keys(causes)).toEqual(noticeOrder);
    expect([...noticeOrder, noSurveys.type].sort()).toEqual([...noticeTypes].sort());
  });

  // An account has one state and an address one network, so that these never meet.
  const groups = [
    ['banned', 'on_hold', 'on_review'],
    ['vpn_detected', 'icloud_private_relay'],
  ];
  const pairs = noticeOrder.flatMap((first, place) =>
    noticeOrder
      .slice(place + 1)
      .filter((second) => !groups.some((group) => group.includes(first) && group.includes(second)))
      .map((second) => [first, second] as const),
  );
  it.each(pairs)('NO-02 gives %s before %s', (first, second) => {
    const [one, other] = [causes[first], causes[second]];
    const both = {
      account: { ...other.account, ...one.account },
      app: { ...other.app, ...one.app },
      visit: { ...other.visit, ...one.visit },
    };
    expect(noticeOf(both)?.type).toBe(first);
  });

  it.each<[NoticeFacts['visit']['network'], AccountNotice['type']]>([
    ['vpn', 'vpn_detected'],
    ['hosting', 'vpn_detected'],
    ['relay', 'icloud_private_relay'],
    [null, 'location_error'],
  ])(
    'NO-02 whom a %s puts in another country turns it off, even where nobody minds it: %s',
    (network, type) => {
      const app = { checks_vpn: false, checks_relay: false };
      expect(noticeOf({ visit: { country: 'DE', network }, app })?.type).toBe(type);
      expect(noticeOf({ visit: { country: 'US', network }, app })).toBeNull();
    },
  );

  it.each<[NoticeFacts['account']['scope'], boolean]>([
    ['all', true],
    ['offers', true],
    ['surveys', false],
  ])('NO-01 a ban from %s stands in place of the offers: %s', (scope, isShown) => {
    expect(noticeOf({ account: { state: 'banned', scope } }, 'offers')?.type === 'banned').toBe(isShown);
  });
});

it('CO-07 an explanation names all that apply, in the order in which one would be shown', () => {
  const facts = factsOf({
    account: { state: 'banned', lacksPhone: true },
    app: { maintenance: true },
    visit: { country: 'FR' },
  });
  expect(noticesThatApply(facts, 'surveys', now)).toEqual([
    'maintenance',
    'banned',
    'location_error',
    'sms_verification',
  ]);
  expect(noticesThatApply(factsOf({}), 'surveys', now)).toEqual([]);
});
