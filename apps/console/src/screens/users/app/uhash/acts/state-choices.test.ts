import { describe, expect, it } from 'vitest';
import { endOf, lengths, verbOf } from './state-choices.ts';

const now = new Date('2026-03-10T12:00:00Z');

describe('how long a state lasts', () => {
  it.each([
    ['1', '2026-03-11T12:00:00.000Z'],
    ['7', '2026-03-17T12:00:00.000Z'],
    ['30', '2026-04-09T12:00:00.000Z'],
    ['good', null],
  ] as const)('%s', (length, end) => expect(endOf(length, now)).toBe(end));

  it.each([
    ['banned', '7', 'Ban for 7 days'],
    ['banned', 'good', 'Ban for good'],
    ['on_hold', 'good', 'Hold'],
    ['on_hold', '1', 'Hold for 1 day'],
    ['on_review', 'good', 'Put in review'],
    ['active', 'good', 'Free'],
  ] as const)('%s %s: %s', (state, length, verb) => expect(verbOf(state, length)).toBe(verb));

  it('a hold is until freed', () => {
    expect(lengths('on_hold').at(-1)?.label).toBe('Until freed');
    expect(lengths('banned').at(-1)?.label).toBe('For good');
  });
});
