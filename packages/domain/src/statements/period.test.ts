import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, hasBegun, isFinal, type Period, periodOf, periodsBetween } from './period.ts';

function the(name: string): Period {
  const period = periodOf(name);
  if (!period) throw new Error(`${name} is no period`);
  return period;
}

describe('PB-05 a period', () => {
  it.each([
    ['2026-11-15', '2026-11-15T00:00:00.000Z', '2026-11-16T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z', '2024-03-01T00:00:00.000Z'],
    ['2026-12-31', '2026-12-31T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['2026-02', '2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
    ['2026-12', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ])('%s is from %s to %s', (name, from, to) => {
    const period = the(name);
    expect([period.name, period.from.toISOString(), period.to.toISOString()]).toEqual([name, from, to]);
  });

  it.each([
    ...['', '2026', '2026-13', '2026-00', '2026-02-30', '2026-02-29', '2026-11-00', '2026-11-32', '2026-1'],
    ...['2026-11-15T00:00', ' 2026-11', '2026-11\n', '0000-01', '1999-12', '20261115', '2026-11-15.csv'],
  ])('is not %j', (name) => expect(periodOf(name)).toBeNull());

  it.each([
    ['2026-11-15', '2026-11-14T23:59:59.999Z', false, false],
    ['2026-11-15', '2026-11-15T00:00:00.000Z', true, false],
    ['2026-11-15', '2026-11-16T00:14:59.999Z', true, false],
    ['2026-11-15', '2026-11-16T00:15:00.000Z', true, true],
    ['2026-11', '2026-12-01T00:14:59.999Z', true, false],
    ['2026-11', '2026-12-01T00:15:00.000Z', true, true],
  ])('%s at %s has begun: %s, is final: %s', (name, now, begun, final) => {
    expect([hasBegun(the(name), new Date(now)), isFinal(the(name), new Date(now))]).toEqual([begun, final]);
  });

  it('of a moment contains it, and follows from its own name', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }),
        (at) => {
          const day = dayOf(at);
          expect(day.from <= at && at < day.to).toBe(true);
          expect(periodOf(day.name)).toEqual(day);
        },
      ),
    );
  });
});

describe('PB-05 a range of periods', () => {
  it.each([
    ['2026-02-27', '2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01']],
    ['2026-11-15', '2026-11-15', ['2026-11-15']],
    ['2025-12', '2026-02', ['2025-12', '2026-01', '2026-02']],
    ['2026-03-02', '2026-03-01', null],
    ['2026-03', '2026-03-05', null],
    ['2026-03-01', '2026-03-05', null],
  ])('from %s to %s is %j', (first, last, names) => {
    expect(periodsBetween(the(first), the(last), 4)?.map(({ name }) => name) ?? null).toEqual(names);
  });

  it('has neither gaps nor overlaps', () => {
    const days = periodsBetween(the('2024-01-01'), the('2024-12-31'), 366) ?? [];
    const months = periodsBetween(the('2024-01'), the('2024-12'), 12) ?? [];
    for (const periods of [days, months])
      for (const [place, { from }] of periods.entries())
        expect(from).toEqual(periods[place - 1]?.to ?? the('2024-01').from);
    expect([days.length, days.at(-1)?.to]).toEqual([366, months.at(-1)?.to]);
  });
});
