import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillMacros, isMacro, macroNames, macrosIn } from './macros.ts';
import type { Postback } from './postback.ts';
import { examplePostback } from './testing/example.ts';

const sentAt = new Date('2026-03-10T12:00:07.900Z');
const fill = (template: string, change: Partial<Postback> = {}) =>
  fillMacros(template, { ...examplePostback, ...change, sentAt });

const filled: readonly [name: string, value: string, change?: Partial<Postback>][] = [
  ['app', 'my-game'],
  ['user_id', 'alice'],
  ['transaction_id', 'tx_018f3b0a6c2e7d41a9b5c3e2f1d40798'],
  ['reference', ''],
  ['reference', 'tx_0', { reverses: 'tx_0' }],
  ['type', 'credit'],
  ['status', 'credited'],
  ['status_code', '1'],
  ['status_code', '2', { amount: -1 }],
  ['status_code', '1', { amount: 0, pending: 1 }],
  ['reward', '12.50'],
  ['reward', '-12.50', { amount: -1250 }],
  ['reward_raw', '1250'],
  ['reward_raw', '-1250', { amount: -1250 }],
  ['reward_absolute', '12.50', { amount: -1250 }],
  ['pending', '3.00', { pending: 300 }],
  ['pending_raw', '-300', { pending: -300 }],
  ['balance', '48.00'],
  ['balance_raw', '4800'],
  ['currency', 'Coins'],
  ['payout_usd', '1.250000'],
  ['reason', 'Survey%20completed'],
  ['outcome', 'complete'],
  ['click_id', '3f1c9a52-7d0e-4b6f-8a11-5c2e9d7b4f60'],
  ['survey_id', 'k3v9q2'],
  ['offer_id', ''],
  ['offer_id', '77', { offer_id: '77' }],
  ['event_id', '3', { event_id: '3' }],
  ['country', 'DE'],
  ['country', '', { country: null }],
  ['test', '0'],
  ['test', '1', { test: true }],
  ['timestamp', '1773144007'],
  ['subid1', 'spring'],
  ['subid2', ''],
  ['subid[campaign]', 'x', { subid: { 'subid[campaign]': 'x' } }],
  ['subid-iframe', '1', { subid: { 'subid-iframe': '1' } }],
  ['subid clé', '%C3%A9', { subid: { 'subid clé': 'é' } }],
];

describe('fillMacros', () => {
  it.each(filled)('PB-01 {%s} is %j', (name, value, change) => {
    expect(fill(`{${name}}`, change)).toBe(value);
  });

  it('PB-01 every macro is in the table above', () => {
    const names = filled.map(([name]) => name).filter((name) => !name.startsWith('subid'));
    expect([...new Set(names), 'signature']).toEqual(macroNames);
  });

  it.each<[string, string]>([
    ['a b+c', 'a%20b%2Bc'],
    ['a/b?c#d&e=f', 'a%2Fb%3Fc%23d%26e%3Df'],
    ['100%', '100%25'],
    ["!'()*", '%21%27%28%29%2A'],
    ['-._~', '-._~'],
    ['Zoë 🎁', 'Zo%C3%AB%20%F0%9F%8E%81'],
    ['\ud83c', '%EF%BF%BD'],
    ['{user_id}', '%7Buser_id%7D'],
    ['&signature={signature}', '%26signature%3D%7Bsignature%7D'],
    ['$&$1', '%24%26%241'],
    ['', ''],
  ])('PB-01 the user id %j is sent as %s', (user_id, sent) => {
    expect(fill('?u={user_id}&t={test}', { user_id })).toBe(`?u=${sent}&t=0`);
  });

  it('PB-01 whatever the values are, a receiver reads them back', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, text, (user_id, reason, subid1) => {
        const address = fill('https://a.example/?u={user_id}&r={reason}&s={subid1}&end=1', {
          ...{ user_id, reason, subid: { subid1 } },
        });
        const parameters = new URL(address).searchParams;
        expect([...parameters]).toEqual([
          ...[['u', user_id] as const, ['r', reason] as const],
          ...[['s', subid1] as const, ['end', '1'] as const],
        ]);
      }),
    );
  });

  it('PB-01 the rest of the template stays as it is', () => {
    const rest = 'https://a.example/caf%C3%A9/ü?x=%7Ba%7D&y=+&z=$1';
    expect(fill(`${rest}&u={user_id}`)).toBe(`${rest}&u=alice`);
  });
});

describe('isMacro', () => {
  it.each(['USER_ID', 'user', '', ' user_id', 'constructor', '__proto__', 'sub', 'Subid1'])(
    'PB-01 {%s} is unknown',
    (name) => {
      expect(isMacro(name)).toBe(false);
      expect(fill(`{${name}}`)).toBe('');
    },
  );
});

it('PB-01 macrosIn names them as often as they are there', () => {
  expect(macrosIn('a{user_id}/{user_id}?{subid[a]}={}')).toEqual(['user_id', 'user_id', 'subid[a]', '']);
});
