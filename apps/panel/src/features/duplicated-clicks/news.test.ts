import { describe, expect, it } from 'vitest';
import { newsOf } from './news.ts';

const at = (time: string) => ({ at: `2026-03-10T${time}Z` });
const [early, noon, later] = [at('11:59:59.995'), at('12:00:00.000'), at('12:00:01.000')];

describe('SV-07 a survey that was opened twice', () => {
  it.each([
    ['nothing was told', [null, null], null, null],
    ['told by the event', [noon, null], null, noon],
    ['told by the metadata', [null, noon], null, noon],
    ['told by both, the later of the two', [early, noon], null, noon],
    ['read', [noon, null], noon.at, null],
    ['read by the event, and told again by metadata that know it better', [null, early], noon.at, null],
    ['another one after it was read', [later, noon], noon.at, later],
    ['what was kept is no moment', [noon], 'yesterday', noon],
  ])('SV-07 is news or not: %s', (_name, told, seen, news) => {
    expect(newsOf(told, seen)).toEqual(news);
  });
});
