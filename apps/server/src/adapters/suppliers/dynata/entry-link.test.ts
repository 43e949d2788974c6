import { describe, expect, it } from 'vitest';
import { entryLink } from './entry-link.ts';
import type { DynataKeys } from './signature.ts';
import { readSignedQuery } from './signed-query.ts';

const keys: DynataKeys = { accessKey: 'ours', secretKeys: ['secret'] };
const now = new Date('2026-03-01T12:00:00.000Z');
const click = {
  ...{ cid: 'c-1', surveyRef: '7', person: 'p 1', disclosed: {} },
  link: 'https://gateway.test/start?ctx=a7cc&language=en',
};
const make = (changes: Partial<Parameters<typeof entryLink>[0]> = {}) =>
  entryLink({ ...click, ...changes }, { cid: 'cid', keys, minutes: 30 }, now);
const parametersOf = (link: string) => Object.fromEntries(new URL(link).searchParams);

describe('the way into an opportunity', () => {
  it('SV-06 is its own link with person, click and a signature that ends', () => {
    const link = make();
    expect(link).toMatch(
      /^https:\/\/gateway\.test\/start\?ctx=a7cc&language=en&respondent_id=p%201&cid=c-1&/,
    );
    expect(parametersOf(link)).toMatchObject({ access_key: 'ours', expiration: '2026-03-01T12:30:00.000Z' });
    expect(readSignedQuery(link, keys, now)?.isGenuine).toBe(true);
    expect(new URL(link).href).toBe(link);
  });

  it('SV-06 tells of a person what it is given, and only genders that Dynata knows', () => {
    const disclosed = { birth_date: '1990-02-03', gender: 'female', postal_code: 'SW1A 1AA' } as const;
    expect(parametersOf(make({ disclosed }))).toMatchObject(disclosed);
    const told = parametersOf(make({ disclosed: { gender: 'other', age: 30 } }));
    expect(Object.keys(told).sort()).toEqual(
      ['access_key', 'cid', 'ctx', 'expiration', 'language', 'respondent_id', 'signature'].sort(),
    );
  });

  it('SV-06 lets no parameter of the link stand in for ours', () => {
    const link = make({ link: 'https://gateway.test/start?ctx=a&respondent_id=x&signature=y' });
    expect(parametersOf(link)).toMatchObject({ respondent_id: 'p 1' });
    expect(readSignedQuery(link, keys, now)?.isGenuine).toBe(true);
  });

  it('SV-06 needs the link of the opportunity', () => {
    expect(() => make({ link: null })).toThrow(/its own link/);
  });
});
