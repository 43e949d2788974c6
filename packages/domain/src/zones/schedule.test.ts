import { describe, expect, it } from 'vitest';
import { nextWeekend, readSchedule } from './schedule.ts';

const now = new Date('2026-03-10T12:00:30Z');
const read = (zone: string, starts: string | null, ends: string | null, more: object = {}) =>
  readSchedule({ zone, starts, ends }, now, { needsEnd: true, ...more });

describe('a schedule in a named zone', () => {
  it.each([
    ['Asia/Kolkata', '2026-03-14T00:00', '2026-03-16T00:00', '2026-03-13T18:30', '2026-03-15T18:30'],
    // 47 hours: the weekend of the change.
    ['Europe/Berlin', '2026-03-28T00:00', '2026-03-30T00:00', '2026-03-27T23:00', '2026-03-29T22:00'],
    // 49 hours.
    ['Europe/Berlin', '2026-10-24T00:00', '2026-10-26T00:00', '2026-10-23T22:00', '2026-10-25T23:00'],
    // Both times come twice: the first start, the second end.
    ['Europe/Berlin', '2026-10-25T02:10', '2026-10-25T02:20', '2026-10-25T00:10', '2026-10-25T01:20'],
    // The minute that is now.
    ['UTC', '2026-03-10T12:00', '2026-03-10T13:00', '2026-03-10T12:00', '2026-03-10T13:00'],
  ])('%s %s to %s', (zone, starts, ends, starts_at, ends_at) => {
    const schedule = { starts_at: new Date(`${starts_at}Z`), ends_at: new Date(`${ends_at}Z`) };
    expect(read(zone, starts, ends)).toMatchObject({ ok: true, schedule });
  });

  it('at once, and without an end where none is needed', () => {
    const found = read('UTC', null, null, { needsEnd: false });
    expect(found).toMatchObject({ ok: true, schedule: { starts_at: now, ends_at: null } });
  });

  it('says which one is meant of a time that comes twice', () => {
    const found = read('Europe/Berlin', '2026-10-25T02:30', '2026-10-25T12:00');
    expect(found.ok && found.notes.starts).toContain('the first is meant, 00:30 UTC');
  });

  it.each([
    ['Mars/Olympus', '2026-03-14T00:00', '2026-03-16T00:00', 'zone', 'by its name'],
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-30T00:00', 'starts', 'skipped that day in Europe/Berlin'],
    ['Europe/Berlin', '2026-03-28T00:00', '2026-03-29T02:00', 'ends', 'Take 03:00'],
    ['UTC', 'soon', '2026-03-16T00:00', 'starts', 'a date and a time'],
    ['UTC', '2026-03-14T00:00', '2026-03-14T00:00', 'ends', 'after the start'],
    ['UTC', '2026-03-14T00:00', null, 'ends', 'when it ends'],
    ['UTC', '2026-03-10T11:00', '2026-03-14T00:00', 'starts', 'passed'],
  ] as const)('%s %s to %s is refused at %s', (zone, starts, ends, field, words) => {
    const found = read(zone, starts, ends);
    expect(found.ok ? '' : found.errors[field]).toContain(words);
  });

  it('of what has begun has an end ahead, and its start stays', () => {
    const begun = new Date('2026-03-09T00:00:00Z');
    expect(read('UTC', null, '2026-03-11T00:00', { begun })).toMatchObject({
      schedule: { starts_at: begun, ends_at: new Date('2026-03-11T00:00:00Z') },
    });
    const past = read('UTC', null, '2026-03-10T00:00', { begun });
    expect(past.ok ? '' : past.errors.ends).toContain('ahead');
  });
});

it.each([
  // A Tuesday.
  ['2026-03-10T12:00:00Z', 'UTC', '2026-03-14T00:00', '2026-03-16T00:00'],
  // Friday night in London is Saturday in Kolkata: the next one.
  ['2026-03-13T20:00:00Z', 'Europe/London', '2026-03-14T00:00', '2026-03-16T00:00'],
  ['2026-03-13T20:00:00Z', 'Asia/Kolkata', '2026-03-21T00:00', '2026-03-23T00:00'],
  ['2026-03-15T12:00:00Z', 'UTC', '2026-03-21T00:00', '2026-03-23T00:00'],
])('the weekend after %s in %s', (at, zone, starts, ends) =>
  expect(nextWeekend(new Date(at), zone)).toEqual({ starts, ends }),
);
