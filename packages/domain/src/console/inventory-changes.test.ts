import { describe, expect, it } from 'vitest';
import { changedState, changesInWords, stateChanges, topRank } from './inventory-changes.ts';

const before = { paused: false, hot: true, featured: false, rank: null };

describe('CO-02 changes of surveys and offers', () => {
  it.each([
    ['nobody has a place yet', null, 499],
    ['suppliers’ ranks only', 1_000, 500],
    ['one was placed', 500, 499],
    ['places above zero are used up', 0, -1],
    ['there is none before the very first', -1_000_000, -1_000_000],
  ])('to the top: %s', (_what, first, rank) => {
    expect(topRank(first)).toBe(rank);
  });

  it('changes what is wanted, and takes it back by what was before', () => {
    const after = changedState(before, { paused: true, rank: 'top' }, 1_000);
    expect(after).toEqual({ paused: true, hot: true, featured: false, rank: 500 });
    expect(changedState(after, before, 1)).toEqual(before);
  });

  it.each([
    [{ paused: true }, 'paused'],
    [{ hot: false }, 'no longer hot'],
    [{ featured: true, rank: 7 }, 'made featured and placed at 7'],
    [{ paused: true, hot: false, featured: true }, 'paused, no longer hot and made featured'],
    [{ rank: null }, 'unchanged'],
  ])('%j is said as: %s', (wanted, words) => {
    expect(changesInWords(stateChanges(before, changedState(before, wanted, null)))).toBe(words);
  });
});
