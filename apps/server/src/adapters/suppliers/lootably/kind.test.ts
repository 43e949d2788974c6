import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aGet } from '#testing/messages.ts';
import { mutationsOf } from '#testing/mutations.ts';
import { lootablyKind } from './kind.ts';

const opened = (settings: object = {}) =>
  lootablyKind.open({
    ...{ id: 'lootably', name: 'Lootably', settings: { placement_id: 'p', ...settings } },
    secrets: { api_key: 'a key', postback_secrets: ['new secret', 'old secret'] },
  });
const network = opened();

const said = {
  ...{ userID: 'p 1', ip: '198.51.100.7', revenue: '1.25', currencyReward: '125' },
  ...{ transactionID: 't1', offerID: 'S-1', goalID: 'g2', status: '1' },
};

/** The address that Lootably calls, hashed anew from its documents. */
function postback(change: Readonly<Record<string, string>> = {}, secret = 'new secret'): string {
  const query: Record<string, string> = { ...said, ...change };
  const hashed = ['userID', 'ip', 'revenue', 'currencyReward'].map((name) => query[name]).join('');
  const hash = createHash('sha256').update(`${hashed}${secret}`).digest('hex');
  return `/callbacks/lootably?${new URLSearchParams({ ...query, hash })}`;
}

const event = {
  ...{ transaction: 't1', event_ref: 'g2', occurred_at: null, reverses: null },
  click: { person: 'p 1', offerRef: 'S-1' },
};

describe('SV-06 the way into an offer of Lootably', () => {
  it('SV-06 has the person in its place', () => {
    const click = { ...{ click: 'c', offerRef: 'S-1', person: 'p 1&' }, platform: 'desktop' as const };
    const link = (address: string) => network.trackingLink({ ...click, link: address });
    expect(link('https://wall.lootably.com/{userID}?u={userID}&a=b')).toBe(
      'https://wall.lootably.com/p%201%26?u=p%201%26&a=b',
    );
    expect(link('https://wall.lootably.com/r?u=%7BuserID%7D')).toBe('https://wall.lootably.com/r?u=p%201%26');
  });
});

describe('SV-06 a postback of Lootably', () => {
  it.each([
    ['a goal', {}, event],
    ['an offer without goals', { goalID: '' }, { ...event, event_ref: 'conversion' }],
    ['a chargeback', { status: '0' }, { ...event, transaction: 't1:0', reverses: 't1' }],
  ])('SV-06 names %s', (_, change, content) => {
    const genuine = { kind: 'genuine', items: [{ kind: 'readable', content }] };
    expect(network.verifyEvent(aGet(postback(change)))).toEqual(genuine);
    expect(network.verifyEvent(aGet(postback(change, 'old secret')))).toEqual(genuine);
  });

  it('SV-06 is answered as it wants to be', () => {
    expect(network.acknowledgement).toEqual({ type: 'text/plain', body: '1' });
  });

  it.each([{ status: '' }, { status: '2' }, { offerID: '' }, { transactionID: '' }])(
    'SV-06 that cannot be read is kept for operators: %j',
    (change) => {
      expect(network.verifyEvent(aGet(postback(change)))).toMatchObject({
        ...{ kind: 'genuine', items: [{ kind: 'unreadable', part: null }] },
      });
    },
  );

  it.each([
    ['/callbacks/lootably', 'unsigned'],
    [postback().replace(/hash=.*/, 'hash='), 'unsigned'],
    [postback({}, 'wrong secret'), 'forged'],
    [postback().replace('revenue=1.25', 'revenue=9.25'), 'forged'],
    [postback().replace(/hash=(.*)/, (_, hash: string) => `hash=${hash.toUpperCase()}`), 'forged'],
    [`${postback()}&userID=p2`, 'forged'],
  ])('SV-06 is refused: %s', (address, reason) => {
    expect(network.verifyEvent(aGet(address))).toEqual({ kind: 'refused', reason });
  });

  it('SV-06 comes from the addresses of the settings, where there are any', () => {
    const strict = opened({ ips: ['203.0.113.10'] });
    const from = (address: string) => strict.verifyEvent(aGet(postback(), { address }));
    expect(from('203.0.113.10').kind).toBe('genuine');
    expect(from('::ffff:203.0.113.10').kind).toBe('genuine');
    expect(from('203.0.113.11')).toEqual({ kind: 'refused', reason: 'address' });
  });

  it('SV-06 is refused after any of 10,000 changes of what its hash covers, or says the same', () => {
    const { searchParams } = new URL(postback(), 'https://panel.test');
    const covered = ['userID', 'ip', 'revenue', 'currencyReward', 'hash'];
    const text = covered.map((name) => `${name}=${searchParams.get(name)}`).join('&');
    const read = (query: string) =>
      network.verifyEvent(
        aGet(`/callbacks/lootably?transactionID=t1&offerID=S-1&goalID=g2&status=1&${query}`),
      );
    const accepted = [...mutationsOf(text, 10_000, 1191)].filter((mutation) => {
      const message = read(mutation);
      return message.kind === 'genuine' && JSON.stringify(message) !== JSON.stringify(read(text));
    });
    expect(read(text).kind).toBe('genuine');
    expect(accepted).toEqual([]);
  });
});
