import { describe, expect, it } from 'vitest';
import { type AccountNotice, accountNotice, type EarningList, type NoticeFacts } from './notice.ts';

const now = new Date('2030-05-01T12:00:00Z');
const yesterday = new Date('2030-04-30T12:00:00Z');
const tomorrow = new Date('2030-05-02T12:00:00Z');

interface Given {
  account?: Partial<NoticeFacts['account']>;
  app?: Partial<NoticeFacts['app']>;
  visit?: Partial<NoticeFacts['visit']>;
}

function noticeOf({ account, app, visit }: Given, list: EarningList = 'surveys'): AccountNotice | null {
  const calm: NoticeFacts = {
    account: { state: 'active', scope: 'all', until: null, setAt: null, country: 'US', lacksPhone: false },
    app: {
      ...{ maintenance: false, maintenance_until: null },
      ...{ checks_location: true, checks_vpn: true, checks_relay: true },
    },
    visit: { country: 'US', network: null },
  };
  const facts = {
    account: { ...calm.account, ...account },
    app: { ...calm.app, ...app },
    visit: { ...calm.visit, ...visit },
  };
  return accountNotice(facts, list, now);
}

const banned = (until: Date | null): AccountNotice => ({
  type: 'banned',
  data: { banned_until: until?.toISOString() ?? null },
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
      { type: 'on_hold', data: { banned_until: '2030-05-02T12:00:00.000Z' } },
    ],
    ['a hold that has ended', { account: { state: 'on_hold', until: yesterday } }, null],
    ['a review', { account: { state: 'on_review', setAt: now } }, { type: 'on_review', data: {} }],
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
  ])('tells %s', (_what, given, notice) => {
    expect(noticeOf(given)).toEqual(notice);
  });

  it('tells the first that holds', () => {
    const everything = {
      account: { state: 'banned', scope: 'surveys', lacksPhone: true },
      app: { maintenance: true },
      visit: { country: 'DE', network: 'vpn' },
    } as const satisfies Given;
    const { account, visit } = everything;
    expect(noticeOf(everything)?.type).toBe('maintenance');
    expect(noticeOf({ account, visit })?.type).toBe('banned');
    expect(noticeOf({ account, visit }, 'offers')?.type).toBe('location_error');
    expect(noticeOf({ account: { lacksPhone: true }, visit: { network: 'vpn' } })?.type).toBe('vpn_detected');
    expect(noticeOf({ account: { lacksPhone: true }, visit: { network: 'relay' } })?.type).toBe(
      'icloud_private_relay',
    );
  });

  it.each<[NoticeFacts['account']['scope'], boolean]>([
    ['all', true],
    ['offers', true],
    ['surveys', false],
  ])('NO-01 a ban from %s stands in place of the offers: %s', (scope, isShown) => {
    expect(noticeOf({ account: { state: 'banned', scope } }, 'offers')?.type === 'banned').toBe(isShown);
  });
});
