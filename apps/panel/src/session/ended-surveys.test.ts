import { storageKeys } from '@earnwall/contract/storage-keys';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '#lib/storage/memory-storage.ts';
import { createEndedSurveys, dueOf, readEnded } from './ended-surveys.ts';

const minute = 60_000;

function open(stored: string | null = null) {
  const clock = { now: 1_000_000 };
  const storage = createMemoryStorage();
  if (stored !== null) storage.set(storageKeys.endedSurveys, stored);
  const store = createEndedSurveys(storage, () => clock.now);
  const due = () => dueOf(store.getState().list, clock.now)?.cid ?? null;
  const kept = () => storage.get(storageKeys.endedSurveys);
  return { clock, due, kept, ...store.getState() };
}

const one = { cid: 'c1', survey: 's1' };
const other = { cid: 'c2', survey: 's2' };

describe('FB-02 surveys that ended without a complete', () => {
  it('FB-02 are asked about once, whichever tab learns of the end again', () => {
    const { ended, asked, due } = open();
    expect(due()).toBeNull();
    ended(one);
    expect(due()).toBe('c1');
    asked();
    expect(due()).toBeNull();
    ended(one);
    expect(due()).toBeNull();
  });

  it('FB-02 the last one counts, and an older one does not follow it', () => {
    const { ended, asked, due } = open();
    ended(one);
    ended(other);
    expect(due()).toBe('c2');
    asked();
    expect(due()).toBeNull();
    ended(one);
    expect(due()).toBeNull();
  });

  it('FB-02 are asked about while they are fresh', () => {
    const { ended, due, clock } = open();
    ended(one);
    clock.now += 59 * minute;
    expect(due()).toBe('c1');
    clock.now += minute;
    expect(due()).toBeNull();
  });

  it('FB-02 are known to a page that opens later, and over for all when one tab has asked', () => {
    const result = open();
    result.ended(one);
    const list = open(result.kept());
    expect(list.due()).toBe('c1');
    result.asked();
    list.storedElsewhere(result.kept());
    expect(list.due()).toBeNull();
    // What it learns next does not bring the old one back.
    list.ended(other);
    list.asked();
    expect(readEnded(list.kept()).map(({ cid, isOver }) => [cid, isOver])).toEqual([
      ['c2', true],
      ['c1', true],
    ]);
  });

  it('FB-02 do not pile up', () => {
    const { ended, kept } = open();
    for (let number = 0; number < 30; number += 1) ended({ cid: `c${number}`, survey: 's' });
    expect(readEnded(kept())).toHaveLength(10);
    expect(readEnded(kept())[0]?.cid).toBe('c29');
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no list', '{"cid":"c"}'],
    ['something else in it', '[null,7,"c",{"cid":7},{"cid":"c","survey":"s","at":"now","isOver":false}]'],
  ])('reads nothing out of %s', (_, stored) => {
    expect(readEnded(stored)).toEqual([]);
  });
});
