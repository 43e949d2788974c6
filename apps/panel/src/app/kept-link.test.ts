import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '#lib/storage.ts';
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

  it.each(['', 'no json', 'null', '[1]', '{"subid1":2,"other":"x"}'])('takes nothing out of %o', (kept) => {
    const spoiled = createMemoryStorage();
    spoiled.set('surveySubid', kept);
    expect(open('?sslh=link-1', '/single-survey', spoiled).subId).toEqual({});
  });
});
