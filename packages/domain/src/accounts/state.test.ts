import { describe, expect, it } from 'vitest';
import { currentState, requestedState, type StateFacts, stateEnd } from './state.ts';

const now = new Date('2030-05-01T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const ban: StateFacts = { state: 'banned', scope: 'all', until: null, setAt: now };

describe('the end of a state', () => {
  it.each<[string, Partial<StateFacts>, Date | null]>([
    ['a ban for good', {}, null],
    ['a ban until a date', { until: hours(1000) }, hours(1000)],
    ['a review without a date', { state: 'on_review' }, hours(24)],
    ['a review for a week', { state: 'on_review', until: hours(168) }, hours(24)],
    ['a review for an hour', { state: 'on_review', until: hours(1) }, hours(1)],
    [
      'a review nobody knows the beginning of',
      { state: 'on_review', setAt: null, until: hours(1) },
      hours(1),
    ],
  ])('of %s', (_what, facts, end) => {
    expect(stateEnd({ ...ban, ...facts })).toEqual(end);
  });
});

describe('the state that holds', () => {
  it.each<[string, Partial<StateFacts>, Date, string]>([
    ['a ban for good', {}, hours(1_000_000), 'banned'],
    ['a ban before its end', { until: hours(2) }, hours(1), 'banned'],
    ['a ban at its end', { until: hours(2) }, hours(2), 'active'],
    ['a review within its day', { state: 'on_review' }, hours(23.99), 'on_review'],
    ['a review after its day', { state: 'on_review', until: hours(100) }, hours(24), 'active'],
  ])('of %s', (_what, facts, at, state) => {
    expect(currentState({ ...ban, ...facts }, at)).toBe(state);
  });
});

describe('the state an operator asks for', () => {
  const ask = (facts: Partial<StateFacts>) => requestedState({ ...ban, ...facts }, now);

  it('is kept with the moment it was set', () => {
    expect(ask({ scope: 'offers', until: hours(5) })).toEqual({ ...ban, scope: 'offers', until: hours(5) });
  });

  it('keeps a review within its day', () => {
    expect(ask({ state: 'on_review', until: null })?.until).toEqual(hours(24));
  });

  it.each(['active', 'closed'] as const)('is altogether and for good when it is %s', (state) => {
    const kept = { state, scope: 'all', until: null, setAt: now };
    expect(ask({ state, scope: 'offers', until: hours(5) })).toEqual(kept);
  });

  it('is refused when it would be over already', () => {
    expect(ask({ until: now })).toBeNull();
  });
});
