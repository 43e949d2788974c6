import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '#lib/storage/memory-storage.ts';
import { withKeptLink } from './kept-link.ts';
import { readStartUp } from './start-up.ts';

const storage = createMemoryStorage();
const open = (search: string, path = '/single-survey', on = storage, framed = false) =>
  withKeptLink(readStartUp(search), { path, framed }, on);

describe('SS-01 the link of a single survey', () => {
  it('SS-01 is kept with its subid values, and taken back when the address has none', () => {
    const given = open('?sslh=link-1&subid1=a&subid-x=b');
    expect(given).toMatchObject({ singleSurveyLink: 'link-1', subId: { subid1: 'a', 'subid-x': 'b' } });
    expect([storage.get('sslh'), storage.get('surveySubid')]).toEqual([
      'link-1',
      '{"subid1":"a","subid-x":"b"}',
    ]);
    expect(open('')).toMatchObject({ singleSurveyLink: 'link-1', subId: { subid1: 'a', 'subid-x': 'b' } });
  });

  it('SS-01 of another address replaces the one kept', () => {
    expect(open('?sslh=link-2&subid1=z')).toMatchObject({
      singleSurveyLink: 'link-2',
      subId: { subid1: 'z' },
    });
    expect(open('').singleSurveyLink).toBe('link-2');
  });

  it('SS-01 is not taken back in a frame, which may be of another app', () => {
    open('?sslh=link-3');
    expect(open('', '/single-survey', storage, true).singleSurveyLink).toBeNull();
    expect(open('?sslh=link-4', '/single-survey', storage, true).singleSurveyLink).toBe('link-4');
  });

  it('is no matter of any other screen', () => {
    expect(open('', '/').singleSurveyLink).toBeNull();
  });

  const openWith = (kept: string, search = '?sslh=link-1') => {
    const spoiled = createMemoryStorage();
    spoiled.set('surveySubid', kept);
    return open(search, '/single-survey', spoiled).subId;
  };

  it.each(['', 'no json', 'null', '7'])('SS-01 finds no subid values in %o', (kept) => {
    expect(openWith(kept)).toBeNull();
  });

  it.each([
    ['{"subid1":2,"other":"x"}', {}],
    ['[1]', {}],
    ['{"subid1":"\\ud800","subid2":"\\u0000","subid[3]":"c"}', { 'subid[3]': 'c' }],
    [JSON.stringify({ subid1: 'x'.repeat(501), subid2: 'b' }), { subid2: 'b' }],
  ])('ID-05 takes out of %s only what an address could bring', (kept, taken) => {
    expect(openWith(kept)).toEqual(taken);
  });

  it('ID-05 values that cannot be kept do not bring back those of another visit', () => {
    expect(openWith('{"subid1":"a"}', `?sslh=link-1&subid1=${'x'.repeat(501)}`)).toEqual({});
  });
});
