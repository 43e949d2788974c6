import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aCallback, aReturn } from '#testing/messages.ts';
import { sandboxSupplier } from './sandbox.ts';
import { areSignedFields, signFields } from './sign/signatures.ts';

const supplier = sandboxSupplier({
  url: 'https://supplier.test',
  apiKey: 'api',
  signingKeys: ['new key', 'old key'],
});

const parseReturn = (query: Record<string, string>) =>
  supplier.parseReturn(aReturn(`/return/${supplier.id}?${new URLSearchParams(query)}`));

describe('entry and return', () => {
  const returnUrl = 'https://panel.test/return/sandbox-exchange?a=1&b=2';

  it('SV-06 the entry link is signed over project, person and way back', () => {
    const click = { cid: 'c/1', surveyRef: '17', country: 'US', link: null, person: 'p1', disclosed: {} };
    const link = new URL(supplier.entryLink({ ...click, returnUrl }));
    expect(`${link.origin}${link.pathname}`).toBe(supplier.entryUrl);
    expect(supplier.redirectHosts).toEqual([link.host]);
    const { project, rid, back, sig } = Object.fromEntries(link.searchParams);
    expect({ project, rid, back }).toEqual({ project: '17', rid: 'c/1', back: returnUrl });
    expect(areSignedFields(['enter', '17', 'c/1', returnUrl], sig ?? '', ['new key'])).toBe(true);
  });

  it.each([
    ['10', 'complete'],
    ['20', 'screen_out'],
    ['30', 'quota_full'],
    ['60', 'quality'],
  ])('SV-01 code %s is %s', (code, outcome) => {
    expect(parseReturn({ rid: 'c1', code })).toEqual({ cid: 'c1', outcome, rawCode: code, signed: false });
  });

  it('SV-01 a code that nobody knows is an error, and says why', () => {
    expect(parseReturn({ rid: 'c1', code: '97' })).toEqual({
      ...{ cid: 'c1', outcome: 'error', rawCode: '97', reason: 'unknown_code', signed: false },
    });
  });

  it('SV-06 only a signature over this person and this outcome counts as one', () => {
    const sig = signFields(['return', 'c1', '20'], ['old key']);
    const signed = (rid: string, code: string) => parseReturn({ rid, code, sig })?.signed;
    expect([signed('c1', '20'), signed('c1', '10'), signed('c2', '20')]).toEqual([true, false, false]);
  });

  it.each([
    {},
    { rid: 'c1' },
    { code: '10' },
    { rid: '', code: '10' },
    { rid: 'c\0', code: '10' },
    { rid: 'c1', code: 'x'.repeat(99) },
  ])('SV-01 %j is no return of this supplier', (query) => {
    expect(parseReturn(query)).toBeNull();
  });
});

describe('callbacks', () => {
  const message = JSON.stringify({ transaction: 't-1', rid: 'c1', code: '10' });
  const reordered = JSON.stringify({ code: '10', rid: 'c1', transaction: 't-1' });
  const withNul = JSON.stringify({ transaction: 't-\0', rid: 'c1', code: '10' });
  const sign = (body: string, key: string) => createHmac('sha256', key).update(body).digest('hex');
  const verify = (body: string, signature?: string) =>
    supplier.verifyCallback(aCallback({ headers: { 'x-signature': signature }, body }));
  const item = (content: object) => ({ kind: 'genuine', items: [{ kind: 'readable', content }] });
  const unreadable = (reason: unknown) => ({
    kind: 'genuine',
    items: [{ kind: 'unreadable', reason, part: null }],
  });

  const genuine = (fields: object) => {
    const body = JSON.stringify({ transaction: 't-1', rid: 'c1', ...fields });
    return verify(body, sign(body, 'new key'));
  };

  it.each(['new key', 'old key'])('SV-06 signed with the %s are accepted', (key) => {
    expect(verify(message, sign(message, key))).toEqual(
      item({
        ...{ transaction: 't-1', cid: 'c1', outcome: 'complete', rawCode: '10' },
        ...{ reverses: null, payout_micros: null },
      }),
    );
  });

  it('SV-01 report what a partial or a screen-out pays, to the last digit', () => {
    const pays = { amount: '0.123456', currency: 'USD' };
    const payout_micros = 123_456n;
    expect(genuine({ code: '21', pays })).toMatchObject(item({ outcome: 'screen_out', payout_micros }));
    expect(genuine({ code: '11', pays })).toMatchObject(item({ outcome: 'partial', payout_micros }));
  });

  it('SV-01 take an earlier one back by its name, and not without', () => {
    expect(genuine({ code: '90', reverses: 't-0' })).toMatchObject(
      item({ outcome: 'quality', reverses: 't-0' }),
    );
    const reason = expect.stringMatching(/^reverses: /);
    expect(genuine({ code: '90' })).toEqual(unreadable(reason));
    expect(genuine({ code: '10', reverses: 't-0' })).toEqual(unreadable(reason));
  });

  it.each([
    { amount: '1e3', currency: 'USD' },
    { amount: '-1', currency: 'USD' },
    { amount: '1', currency: 'EUR' },
    { amount: 1, currency: 'USD' },
  ])('SV-01 with a price like %j cannot be read, and the reason names the field', (pays) => {
    const reason = expect.stringMatching(/^pays\.(amount|currency): /);
    expect(genuine({ code: '21', pays })).toEqual(unreadable(reason));
  });

  it.each([
    ['without a signature', message, undefined, 'unsigned'],
    ['with an empty one', message, '', 'forged'],
    ['with a stranger’s signature', message, sign(message, 'another key'), 'forged'],
    ['with a signature of other bytes', message, sign(`${message} `, 'new key'), 'forged'],
    ['with a shortened one', message, sign(message, 'new key').slice(0, -2), 'forged'],
    ['with one that goes on', message, `${sign(message, 'new key')}zz`, 'forged'],
    ['that were shortened', message.slice(0, -1), sign(message, 'new key'), 'forged'],
    ['with their fields in another order', reordered, sign(message, 'new key'), 'forged'],
  ])('SV-06 %s are not', (_, body, signature, reason) => {
    expect(verify(body, signature)).toEqual({ kind: 'refused', reason });
  });

  it.each([
    ['that are no JSON', 'code=10', /^It is not JSON/],
    ['that lack a field', '{"rid":"c1","code":"10"}', /^transaction: /],
    ['with a NUL inside', withNul, /^transaction: /],
    ['that are no object', 'null', /^the message: /],
  ])('SV-06 genuine ones %s are unreadable, and the reason says why', (_, body, reason) => {
    expect(verify(body, sign(body, 'new key'))).toEqual(unreadable(expect.stringMatching(reason)));
  });
});
