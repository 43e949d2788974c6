import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openSmall, small } from '#testing/configured/small-account.ts';
import { aCallback } from '#testing/messages.ts';

describe('SV-06 a configured callback', () => {
  const sent = (said: object, secret = 'new') => {
    const body = JSON.stringify(said);
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    return openSmall().verifyCallback(aCallback({ body, headers: { 'x-sign': signature } }));
  };
  const said = { click: 'c1', tx: 't1', code: 'C', pays: '125' };
  const read = {
    ...{ cid: 'c1', transaction: 't1', outcome: 'complete', rawCode: 'C', reverses: null },
    payout_micros: 1_250_000n,
  };

  it.each([
    ['an outcome', said, { kind: 'readable', content: read }],
    [
      'a reversal',
      { ...said, tx: 't2', reverses: 't1' },
      { kind: 'readable', content: { ...read, transaction: 't2', reverses: 't1' } },
    ],
    [
      'an unknown code',
      { ...said, code: 'X' },
      { kind: 'readable', content: { ...read, outcome: 'error', rawCode: 'X', reason: 'unknown_code' } },
    ],
    ['a test', { ...said, test: true }, { kind: 'ignored', reason: 'It is a test.' }],
    [
      'a state that pays nothing',
      { ...said, code: 'PENDING' },
      { kind: 'ignored', reason: 'Nothing follows from it.' },
    ],
    [
      'one without its click',
      { ...said, click: '' },
      { kind: 'unreadable', reason: '/click: it is missing or has another form', part: null },
    ],
    [
      'one whose pay is none',
      { ...said, pays: 'much' },
      { kind: 'unreadable', reason: 'The payout is no amount of money.', part: null },
    ],
  ])('SV-06 says %s', (_, message, item) => {
    expect(sent(message)).toEqual({ kind: 'genuine', items: [item] });
  });

  it('SV-06 counts with each of the valid secrets, and with no other', () => {
    expect([sent(said, 'old').kind, sent(said, 'other')]).toEqual([
      'genuine',
      { kind: 'refused', reason: 'forged' },
    ]);
    expect(openSmall().acknowledgement).toEqual({ type: 'text/plain', body: 'OK' });
  });

  it('SV-06 without a signature counts from known addresses alone', () => {
    const { sign: _, ...callback } = small.callback;
    const supplier = openSmall({ callback: { ...callback, ips: ['203.0.113.10'] } });
    const from = (address: string) =>
      supplier.verifyCallback(aCallback({ body: JSON.stringify(said), address })).kind;
    expect([from('203.0.113.10'), from('::ffff:203.0.113.10'), from('203.0.113.11')]).toEqual([
      'genuine',
      'genuine',
      'refused',
    ]);
  });

  it('SV-06 may say several things, each stored by itself where it cannot be read', () => {
    const supplier = openSmall({ callback: { ...small.callback, items: '/all' } });
    const body = JSON.stringify({ all: [said, { click: 'c2' }] });
    const signature = createHmac('sha256', 'new').update(body).digest('hex');
    const verified = supplier.verifyCallback(aCallback({ body, headers: { 'x-sign': signature } }));
    expect(verified).toMatchObject({
      kind: 'genuine',
      items: [{ kind: 'readable' }, { kind: 'unreadable', part: '{"click":"c2"}' }],
    });
  });
});
