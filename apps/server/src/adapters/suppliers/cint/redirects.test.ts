import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aGet, aReturn } from '#testing/messages.ts';
import { mutationsOf } from '#testing/mutations.ts';
import { cintKind } from './kind.ts';

const cint = cintKind.open({
  ...{ id: 'cint', name: 'Cint' },
  settings: { supplier_code: '4242', commission_percent: 20 },
  secrets: { api_key: 'api', hash_keys: ['new', 'old'] },
});

const address = (initial: string, client: string, end = 'default') =>
  `https://panel.test/return/cint?end=${end}&mid=cid-1&initial=${initial}&client=${client}&cost=1.20&`;
const sign = (throughAmp: string, key = 'new') =>
  `${throughAmp}hash=${createHmac('sha1', key).update(throughAmp).digest('base64url')}`;

/** As `shared` tables have it: the exchange's code, the client's, and what becomes of it. */
const table: [string, string, string, string][] = [
  ...['10', '11'].map((code): [string, string, string, string] => ['3', code, `3.${code}`, 'complete']),
  ...['20', '26', '28'].map((code): [string, string, string, string] => [
    '3',
    code,
    `3.${code}`,
    'screen_out',
  ]),
  ...['30', '33', '34', '35'].map((code): [string, string, string, string] => [
    '3',
    code,
    `3.${code}`,
    'quality',
  ]),
  ['3', '40', '3.40', 'quota_full'],
  ['3', '1', '3.1', 'timeout'],
  ['3', '', '3', 'timeout'],
  ['1', '-1', '1', 'timeout'],
  ...exchange('screen_out', 23, 24, 134, 236, 237, 241),
  ...exchange('quota_full', 40, 41),
  ...exchange('closed', 42),
  ...exchange('duplicate', 21, 30, 31, 35, 36, 138, 139, 230),
  ...exchange('security', 32, 37, 38, 131, 132, 133, 234, 238, 240, 243),
  ...exchange('quality', 242),
  ...exchange('error', -1, -5),
];

function exchange(outcome: string, ...codes: number[]): [string, string, string, string][] {
  return codes.map((code) => [`${code}`, '-1', `${code}`, outcome]);
}

describe('SV-04 a return from Cint', () => {
  it.each(table)('SV-04 with %s and %s is %s, %s', (initial, client, rawCode, outcome) => {
    const isAdjustment = ['3.11', '3.26', '3.28'].includes(rawCode);
    expect(cint.parseReturn(aReturn(sign(address(initial, client))))).toEqual({
      ...{ cid: 'cid-1', outcome, rawCode, transaction: `cid-1:${rawCode}` },
      // Buyers adjust afterwards, and never by a browser.
      signed: !isAdjustment,
    });
  });

  it('SV-04 with a code that we do not know is an error, and says so', () => {
    expect(cint.parseReturn(aReturn(sign(address('3', '77'))))).toMatchObject({
      ...{ outcome: 'error', rawCode: '3.77', reason: 'unknown_code', signed: true },
    });
  });

  it.each([
    ['signed with the old key', sign(address('3', '10'), 'old'), true],
    ['signed with another key', sign(address('3', '10'), 'other'), false],
    ['unsigned', address('3', '10').slice(0, -1), false],
    ['with more behind the hash', `${sign(address('3', '10'))}&client=10`, false],
  ])('SV-06 %s', (_, url, signed) => {
    expect(cint.parseReturn(aReturn(url))).toMatchObject({ signed });
  });

  it.each([
    ['without a click', 'https://panel.test/return/cint?initial=3&client=10'],
    ['without a code', 'https://panel.test/return/cint?mid=cid-1'],
    ['with variables that were not filled in', sign(address('[%InitialStatus%]', '[%ClientStatus%]'))],
    ['without anything', 'https://panel.test/return/cint'],
  ])('SV-04 %s is none', (_, url) => {
    expect(cint.parseReturn(aReturn(url))).toBeNull();
  });

  it('SV-06 is not signed after any of 10,000 slips', () => {
    const original = sign(address('3', '10', 'success'));
    expect(cint.parseReturn(aReturn(original))?.signed).toBe(true);
    const accepted = [...mutationsOf(original, 10_000, 1)].filter(
      (url) => cint.parseReturn(aReturn(url))?.signed,
    );
    expect(accepted).toEqual([]);
  });
});

describe('SV-04 a message of Cint, server to server', () => {
  it('SV-04 says the same as the return, under the same name', () => {
    expect(cint.verifyCallback(aGet(sign(address('3', '10'))))).toEqual({
      kind: 'genuine',
      items: [
        {
          kind: 'readable',
          content: {
            ...{ transaction: 'cid-1:3.10', cid: 'cid-1', outcome: 'complete', rawCode: '3.10' },
            ...{ reverses: null, payout_micros: null },
          },
        },
      ],
    });
  });

  it.each([
    ['unsigned', address('3', '10').slice(0, -1), { kind: 'refused', reason: 'unsigned' }],
    ['forged', sign(address('3', '10'), 'other'), { kind: 'refused', reason: 'forged' }],
    ['unreadable', sign(address('three', '10')), { kind: 'genuine', items: [{ kind: 'unreadable' }] }],
  ])('SV-06 is %s', (_, url, expected) => {
    expect(cint.verifyCallback(aGet(url))).toMatchObject(expected);
  });

  it('SV-06 is refused after any of 10,000 slips', () => {
    const mutations = [...mutationsOf(sign(address('3', '10', 'success')), 10_000, 2)];
    expect(mutations.filter((url) => cint.verifyCallback(aGet(url)).kind === 'genuine')).toEqual([]);
  });
});
