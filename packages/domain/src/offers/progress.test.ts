import { describe, expect, it } from 'vitest';
import { isSameEvent, type Milestone, type OfferEvent, progressOf } from './progress.ts';

const minuteMs = 60_000;
const at = (minutes: number) => new Date(Date.UTC(2026, 2, 10) + minutes * minuteMs);
const day = 24 * 60;

const opened = { opened_at: at(0), ends_at: at(10 * day) };
const reachLevel3: Milestone = { event_ref: 'level', required_event_count: 3, ends_at: at(10 * day) };

const level = (transaction: string, minutes: number, more: Partial<OfferEvent> = {}): OfferEvent => ({
  transaction,
  event_ref: 'level',
  reverses: null,
  occurred_at: at(minutes),
  received_at: at(minutes + 1),
  ...more,
});
const takesBack = (reverses: string, minutes: number) => level(`back-${reverses}`, minutes, { reverses });

describe('progressOf', () => {
  it.each<[string, readonly OfferEvent[], number, number | null]>([
    ['nothing', [], 0, null],
    ['two of three', [level('a', 5), level('b', 6)], 2, null],
    ['three: the third one reaches it', [level('a', 5), level('b', 6), level('c', 7)], 3, 7],
    ['three in another order', [level('c', 7), level('a', 5), level('b', 6)], 3, 7],
    ['four count as three', [level('a', 5), level('b', 6), level('c', 7), level('d', 8)], 3, 7],
    ['events of another kind', [level('a', 5, { event_ref: 'purchase' })], 0, null],
    ['one taken back', [level('a', 5), level('b', 6), level('c', 7), takesBack('b', 9)], 2, null],
    ['one taken back before it came', [takesBack('b', 1), level('a', 5), level('b', 6)], 1, null],
    [
      'one taken back and another in its place',
      [level('a', 5), level('b', 6), level('c', 7), takesBack('b', 9), level('d', 20)],
      3,
      20,
    ],
    ['one after the deadline', [level('a', 5), level('b', 6), level('c', 10 * day + 1)], 2, null],
    [
      'one in time that was reported late',
      [level('a', 5), level('b', 6), level('c', 10 * day, { received_at: at(40 * day) })],
      3,
      10 * day,
    ],
    [
      'one that was reported after the cut-off',
      [level('a', 5), level('b', 6), level('c', 7, { received_at: at(55 * day + 1) })],
      2,
      null,
    ],
    [
      'a clock that runs ahead counts from when it was reported',
      [level('a', 5), level('b', 6), level('c', 99 * day, { received_at: at(8) })],
      3,
      8,
    ],
    [
      'a clock that runs behind counts from the opening',
      [level('a', -9, { received_at: at(2) }), level('b', 1), level('c', -5, { received_at: at(3) })],
      3,
      1,
    ],
  ])('OF-07 %s', (_what, events, event_count, reached) => {
    const reached_at = reached === null ? null : at(reached);
    expect(progressOf(opened, reachLevel3, events)).toEqual({ event_count, reached_at });
  });

  it('has no deadline and no cut-off where the offer has none', () => {
    const milestone = { ...reachLevel3, required_event_count: 1, ends_at: null };
    const late = level('a', 900 * day);
    expect(progressOf({ ...opened, ends_at: null }, milestone, [late]).reached_at).toEqual(at(900 * day));
  });
});

describe('isSameEvent', () => {
  it.each<[string, Partial<OfferEvent>, boolean]>([
    ['reported later', { received_at: at(99) }, true],
    ['under another transaction', { transaction: 'b' }, false],
    ['of another kind', { event_ref: 'purchase' }, false],
    ['that takes something back', { reverses: 'z' }, false],
    ['that happened at another moment', { occurred_at: at(6) }, false],
  ])('SV-04 tells one %s apart only where it says something else', (_what, change, isSame) => {
    expect(isSameEvent(level('a', 5), level('a', 5, change))).toBe(isSame);
  });
});
