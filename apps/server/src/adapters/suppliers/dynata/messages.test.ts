import { describe, expect, it } from 'vitest';
import { aCallback, aReturn } from '#testing/messages.ts';
import { mutationsOf } from '#testing/mutations.ts';
import { readCallback, readReturn } from './messages.ts';
import { bodySigningString, type DynataKeys, sign } from './signature.ts';
import { signedLink } from './signed-query.ts';

const keys: DynataKeys = { accessKey: 'theirs', secretKeys: ['new secret', 'old secret'] };
const strangers: DynataKeys = { accessKey: 'theirs', secretKeys: ['another secret'] };
const now = new Date('2026-03-01T12:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const cid = 'Zm9v_bar-BAZ';

describe('a browser that comes back from Dynata', () => {
  const address = 'https://panel.test/return/dynata';
  const back = (said: Record<string, string>, by = keys, expires = later(60)) =>
    signedLink(address, Object.entries(said), by, expires);
  const read = (url: string) => readReturn(aReturn(url), 'cid', keys, now);
  const complete = back({ cid, disposition: '1', status: '0' });

  it('SV-06 says how it ended, and that Dynata says so', () => {
    expect(read(complete)).toEqual({
      ...{ cid, outcome: 'complete', rawCode: '1.0', signed: true, transaction: `${cid}:1.0` },
    });
  });

  it('SV-06 is the same in another order and another spelling', () => {
    const [, query = ''] = complete.split('?');
    const turned = query.split('&').reverse().join('&').replaceAll('%3A', ':');
    expect(turned).not.toBe(query);
    expect(read(`${address}?${turned}`)?.signed).toBe(true);
  });

  it.each([
    ['by a stranger', back({ cid, disposition: '1', status: '0' }, strangers)],
    ['long ago', back({ cid, disposition: '1', status: '0' }, keys, later(-301))],
    ['about another outcome', back({ cid, disposition: '2', status: '0' }).replace('=2&', '=1&')],
    ['not at all', `${address}?cid=${cid}&disposition=1&status=0`],
    ['with something added', `${complete}&extra=1`],
    ['with an empty part', `${complete}&`],
  ])('SV-06 signed %s counts as unsigned', (_, url) => {
    expect(read(url)).toMatchObject({ cid, outcome: 'complete', signed: false });
  });

  it.each([
    ['nothing', address],
    ['no click', back({ disposition: '1', status: '0' })],
    ['no status', back({ cid, disposition: '1' })],
    ['words for codes', back({ cid, disposition: 'one', status: '0' })],
    ['a name twice', `${complete}&disposition=1`],
    ['half a character', `${complete}&extra=%E`],
  ])('SV-01 with %s is none of Dynata’s', (_, url) => {
    expect(read(url)).toBeNull();
  });

  it('SV-06 10,000 mutations of a signed return are not signed, unless they say the same', () => {
    const [, query = ''] = complete.split('?');
    const saying = (text: string) => [...new URLSearchParams(text)].sort().join();
    let spelledOtherwise = 0;
    for (const mutation of mutationsOf(query, 10_000, 118)) {
      if (read(`${address}?${mutation}`)?.signed !== true) continue;
      expect(saying(mutation)).toBe(saying(query));
      spelledOtherwise += 1;
    }
    expect(spelledOtherwise).toBeLessThan(100);
  });
});

describe('a callback of Dynata', () => {
  const message = { disposition: 1, status: 0, parameters: { cid }, respondent_id: 'p-1' };
  const headersOf = (body: string, by = keys, expires = later(60)) => {
    const { accessKey, expiration, signature } = sign(bodySigningString(body), by, expires);
    return {
      'dynata-access-key': accessKey,
      'dynata-expiration': expiration,
      'dynata-signature': signature,
    };
  };
  const read = (body: string, headers: Record<string, string> = headersOf(body)) =>
    readCallback(aCallback({ body, headers }), 'cid', keys, now);
  const body = JSON.stringify(message);
  const content = { cid, outcome: 'complete', rawCode: '1.0', reverses: null, payout_micros: null };

  it('SV-06 says how it ended', () => {
    const items = [{ kind: 'readable', content: { ...content, transaction: `${cid}:1.0` } }];
    expect(read(body)).toEqual({ kind: 'genuine', items });
    expect(read(body, headersOf(body, { ...keys, secretKeys: ['old secret'] }))).toMatchObject({ items });
  });

  it('SV-04 about quality ends the click and takes a complete back', () => {
    expect(read(JSON.stringify({ ...message, disposition: 5, status: 4 }))).toMatchObject({
      items: [
        { content: { outcome: 'quality', transaction: `${cid}:5.4`, reverses: null } },
        { content: { transaction: `${cid}:5.4:reversal`, reverses: `${cid}:1.0` } },
      ],
    });
  });

  it('SV-01 with a status that is new pays nothing, and says that it is unknown', () => {
    expect(read(JSON.stringify({ ...message, status: 7 }))).toMatchObject({
      items: [{ content: { outcome: 'error', rawCode: '1.7', reason: 'unknown_code' } }],
    });
  });

  it.each([
    ['without headers', {}, 'unsigned'],
    ['of a stranger', headersOf(body, strangers), 'forged'],
    ['of another account', headersOf(body, { ...keys, accessKey: 'other' }), 'forged'],
    ['that has ended', headersOf(body, keys, later(-301)), 'forged'],
    ['of other bytes', headersOf(`${body} `), 'forged'],
    ['with a later end', { ...headersOf(body), 'dynata-expiration': later(600).toISOString() }, 'forged'],
  ])('SV-06 with a signature %s is refused', (_, headers, reason) => {
    expect(read(body, headers)).toEqual({ kind: 'refused', reason });
  });

  it.each([
    ['no JSON', 'disposition=1', /^It is not JSON/],
    ['no click', JSON.stringify({ ...message, parameters: {} }), /^parameters\.cid: /],
    ['no disposition', JSON.stringify({ ...message, disposition: undefined }), /^disposition: /],
    ['a status below zero', JSON.stringify({ ...message, status: -1 }), /^status: /],
  ])('SV-06 that is genuine but %s cannot be read', (_, text, reason) => {
    expect(read(text)).toEqual({
      kind: 'genuine',
      items: [{ kind: 'unreadable', reason: expect.stringMatching(reason), part: null }],
    });
  });

  it('SV-06 10,000 mutations of a signed callback are refused', () => {
    const headers = headersOf(body);
    const kinds = new Set<string>();
    for (const mutation of mutationsOf(body, 5_000, 118)) kinds.add(read(mutation, headers).kind);
    for (const [place, name] of Object.keys(headers).entries()) {
      const known = Object.entries(headers).find(([header]) => header === name)?.[1] ?? '';
      for (const mutation of mutationsOf(known, 1_667, place))
        kinds.add(read(body, { ...headers, [name]: mutation }).kind);
    }
    expect([...kinds]).toEqual(['refused']);
  });
});
