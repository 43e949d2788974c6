import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aReturn } from '#testing/messages.ts';
import { mutationsOf } from '#testing/mutations.ts';
import { prodegeKind } from './kind.ts';

const supplier = prodegeKind.open({
  id: 'prodege',
  name: 'Prodege',
  settings: {
    base: 'https://api.prodege.test/prodegemr',
    questions: { 45: { question: 'employment', answers: { 1: ['full_time'], 2: ['part_time'] } } },
    discloses: ['gender', 'age', 'answers'],
  },
  secrets: { api_key: 'a key', secret_keys: ['new secret', 'old secret'] },
});

const click = {
  cid: 'c0ffee',
  surveyRef: '53160088:DE',
  country: 'DE',
  link: 'https://www.prsrvy.com/g/survey-click?projectid=53160088&cpi=1.05&hsh=1a%2B9c',
  person: 'p_ 1&',
  disclosed: {},
  returnUrl: 'https://panel.test/return/prodege',
};

/** The address that Prodege redirects to, signed anew from its documents. */
function redirect(change: Readonly<Record<string, string>> = {}, secret = 'new secret'): string {
  const link = new URL(supplier.entryLink(click));
  const query: Record<string, string> = {
    ...{ transid: '9001', projectid: '53160088', vpid: click.person, status: '1', termreason: '' },
    ...{ cid: click.cid, seal: link.searchParams.get('seal') ?? '', ...change },
  };
  const text = Object.keys(query)
    .sort()
    .map((name) => `${name}=${query[name]}`)
    .join(':');
  const hash = createHash('sha256').update(`${secret}:${text}`).digest('base64url');
  return `/return/prodege?${new URLSearchParams({ ...query, hash })}`;
}

const returned = (address: string) => supplier.parseReturn(aReturn(address));

describe('SV-06 the way into a survey of Prodege', () => {
  it('SV-06 is its link as it came, with person, country and click', () => {
    const link = supplier.entryLink(click);
    expect(link.startsWith(`${click.link}&vpid=p_%201%26&country_id=7&cid=c0ffee&seal=`)).toBe(true);
    expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
      ...{ projectid: '53160088', cpi: '1.05', hsh: '1a+9c' },
      ...{ vpid: 'p_ 1&', country_id: '7', cid: 'c0ffee', seal: expect.stringMatching(/^[\w-]{22}$/) },
    });
  });

  it('SV-06 carries answers where they may be told, by its codes', () => {
    const disclosed = {
      ...{ age: 34, gender: 'female' as const, postal_code: '10115', birth_date: '1990-01-01' },
      answers: { employment: ['part_time'], languages: ['es', 'en', 'de'], cars: ['one'] },
    };
    const { searchParams } = new URL(supplier.entryLink({ ...click, disclosed }));
    const answers = [...searchParams].filter(([name]) => /^q\d+$/.test(name));
    expect(answers).toEqual([
      ['q1', '34'],
      ['q3', '2'],
      ['q20', '2,1'],
      ['q45', '2'],
    ]);
  });

  it('SV-06 names its rules: a signed return settles, after a while', () => {
    expect(supplier.rules).toEqual({
      reports: { kind: 'days', days: 45 },
      returns: { minSeconds: 30, holdDays: 0 },
    });
    expect(supplier.discloses).toEqual(['gender', 'age', 'answers']);
  });
});

describe('SV-06 the way back from Prodege', () => {
  it.each<[Record<string, string>, object]>([
    [{}, { outcome: 'complete', rawCode: '1' }],
    [{ status: '2' }, { outcome: 'quota_full', rawCode: '2' }],
    [
      { status: '3', termreason: '33' },
      { outcome: 'security', rawCode: '3.33' },
    ],
    [
      { status: '4', dqquestionid: '1-3' },
      { outcome: 'quality', rawCode: '4' },
    ],
    [{ termreason: '0' }, { outcome: 'complete', rawCode: '1' }],
    [{ termreason: 'null' }, { outcome: 'complete', rawCode: '1' }],
    [{ termreason: '@termreason@' }, { outcome: 'complete', rawCode: '1' }],
    [{ status: '9' }, { outcome: 'error', rawCode: '9', reason: 'unknown_code' }],
  ])('SV-06 with %j ends the click: %o', (change, expected) => {
    const end = { cid: 'c0ffee', transaction: '9001', signed: true, ...expected };
    expect(returned(redirect(change))).toEqual(end);
    expect(returned(redirect(change, 'old secret'))).toEqual(end);
    expect(returned(redirect(change, 'wrong secret'))).toEqual({ ...end, signed: false });
  });

  it('SV-06 is signed also where it says that a person is shut out', () => {
    const end = { cid: 'c0ffee', transaction: '9001', signed: true, outcome: 'quality', rawCode: '4' };
    expect(returned(`${redirect({ status: '4' })}&dp=true`)).toEqual(end);
    expect(returned(redirect({ status: '4', limited: 'true' }))).toEqual(end);
    expect(returned(`${redirect({ status: '4' })}&other=true`)).toEqual({ ...end, signed: false });
  });

  it.each([{ cid: 'another' }, { projectid: '1' }, { vpid: 'p2' }, { seal: 'x'.repeat(22) }])(
    'SV-06 settles nothing where the click was exchanged on the way in: %j',
    (change) => {
      expect(returned(redirect(change))).toMatchObject({ signed: false });
    },
  );

  it('SV-06 settles nothing where one value was signed and several are shown', () => {
    const { searchParams } = new URL(redirect({ status: '3', r: 'x:status=1:sz=y' }), 'https://panel.test');
    const { seal = '', hash = '' } = Object.fromEntries(searchParams);
    const moved = new URLSearchParams({
      ...{ transid: '9001', projectid: '53160088', vpid: click.person, cid: click.cid, seal },
      ...{ r: 'x', status: '1', sz: 'y:status=3', termreason: '', hash },
    });
    expect(returned(`/return/prodege?${moved}`)).toMatchObject({ outcome: 'complete', signed: false });
  });

  it.each(['', '?transid=1', '?transid=x&projectid=1&vpid=p&status=1&cid=c&hash=h'])(
    'SV-06 is none of theirs: %j',
    (query) => {
      expect(returned(`/return/prodege${query}`)).toBeNull();
    },
  );

  it('SV-06 is refused after any of 10,000 changes, or says the same', () => {
    const address = `https://panel.test${redirect({ status: '3', termreason: '17' })}`;
    const original = returned(address);
    const told = (url: string) => [...new URL(url).searchParams].sort().join('\n');
    const accepted = [...mutationsOf(address, 10_000, 119)].filter((mutation) => {
      if (!URL.canParse(mutation) || !mutation.startsWith('https://panel.test/')) return false;
      return returned(mutation)?.signed && told(mutation) !== told(address);
    });
    expect(original?.signed).toBe(true);
    expect(accepted).toEqual([]);
  });
});
