import { describe, expect, it } from 'vitest';
import { closeRefusal, monthOf, monthState } from './month.ts';

describe('monthOf', () => {
  it.each(['2026-02', '2026-12'])('CO-10 %s is a month', (name) => {
    expect(monthOf(name)).toMatchObject({ name, kind: 'month' });
  });
  it.each(['2026-13', '2026-00', '2026-02-01', '26-02', ''])('CO-10 %s is none', (name) => {
    expect(monthOf(name)).toBeNull();
  });
});

describe('closeRefusal', () => {
  const october = monthOf('2026-10');
  if (!october) throw new Error('No month');
  const facts = { apps: 2, closed: 0 };
  const after = new Date('2026-11-01T00:15:00Z');
  it.each([
    ['before it begins', facts, new Date('2026-09-30T23:59:59Z'), 'not-begun'],
    ['while it lasts', facts, new Date('2026-10-15T12:00:00Z'), 'not-over'],
    ['while the last bookings may come', facts, new Date('2026-11-01T00:14:59.999Z'), 'not-over'],
    ['a quarter of an hour later', facts, after, null],
    ['where some apps are closed already', { apps: 2, closed: 1 }, after, null],
    ['twice', { apps: 2, closed: 2 }, after, 'closed'],
    ['where nothing was earned', { apps: 0, closed: 0 }, after, 'nothing-earned'],
  ])('CO-10 %s', (_what, given, now, refusal) => {
    expect(closeRefusal(october, given, now)).toBe(refusal);
  });
});

describe('monthState', () => {
  it.each([
    [{ apps: 0, closed: 0, paid: 0, owed: 0 }, 'open'],
    [{ apps: 2, closed: 0, paid: 0, owed: 0 }, 'open'],
    [{ apps: 2, closed: 1, paid: 1, owed: 0 }, 'open'],
    [{ apps: 2, closed: 2, paid: 0, owed: 2 }, 'closed'],
    [{ apps: 2, closed: 2, paid: 1, owed: 1 }, 'closed'],
    [{ apps: 2, closed: 2, paid: 2, owed: 0 }, 'paid'],
    [{ apps: 2, closed: 2, paid: 1, owed: 0 }, 'paid'],
    [{ apps: 2, closed: 2, paid: 0, owed: 0 }, 'closed'],
  ])('CO-10 %o is %s', (parts, state) => {
    expect(monthState(parts)).toBe(state);
  });
});
