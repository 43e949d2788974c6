import { describe, expect, it } from 'vitest';
import { appealableState, appealStatus, mayAnswerAppeal } from './appeal.ts';

const now = new Date('2030-05-01T12:00:00Z');
const before = new Date('2030-05-01T11:00:00Z');
const after = new Date('2030-05-01T13:00:00Z');

describe('an appeal', () => {
  it.each([
    ['banned', null, 'banned'],
    ['on_hold', after, 'on_hold'],
    ['on_hold', before, null],
    ['on_review', null, 'on_review'],
    ['active', null, null],
    ['closed', null, null],
  ] as const)('against %s until %s: %s', (state, until, appealable) => {
    expect(appealableState({ state, scope: 'all', until, setAt: before }, now)).toBe(appealable);
  });

  it.each([
    ['open', null, 'sent'],
    ['open', before, 'sent'],
    ['open', now, 'read'],
    ['answered', now, 'answered'],
    ['closed', null, 'closed'],
  ] as const)('%s, read up to %s, is %s', (state, operator_seen_at, status) => {
    expect(appealStatus({ state, operator_seen_at, updated_at: now })).toBe(status);
  });

  it.each([
    ['nobody in particular', null, null, true],
    ['anybody where it does not matter', null, 'ann', true],
    ['another person', 'ann', 'bo', true],
    ['the one who set the state', 'ann', 'ann', false],
    ['a machine in a person’s place', 'ann', null, false],
  ] as const)('is answered by %s', (_, setBy, person, may) => {
    expect(mayAnswerAppeal(setBy, person)).toBe(may);
  });
});
