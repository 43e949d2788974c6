import { describe, expect, it } from 'vitest';
import { isTimeZone } from './local-hour.ts';
import { isQuiet, secondsUntilQuiet, usualQuietHours } from './quiet-hours.ts';

describe('isQuiet', () => {
  it.each([
    // Over midnight, in winter: Berlin is an hour ahead.
    [usualQuietHours, 'Europe/Berlin', '2026-01-15T20:59:59Z', false],
    [usualQuietHours, 'Europe/Berlin', '2026-01-15T21:00:00Z', true],
    [usualQuietHours, 'Europe/Berlin', '2026-01-15T23:30:00Z', true],
    [usualQuietHours, 'Europe/Berlin', '2026-01-16T06:59:59Z', true],
    [usualQuietHours, 'Europe/Berlin', '2026-01-16T07:00:00Z', false],
    // In summer it is two.
    [usualQuietHours, 'Europe/Berlin', '2026-07-15T20:00:00Z', true],
    [usualQuietHours, 'Europe/Berlin', '2026-07-16T06:00:00Z', false],
    // The same moment elsewhere, and a zone of half an hour.
    [usualQuietHours, 'America/New_York', '2026-01-15T21:00:00Z', false],
    [usualQuietHours, 'Asia/Kolkata', '2026-01-15T16:29:00Z', false],
    [usualQuietHours, 'Asia/Kolkata', '2026-01-15T16:30:00Z', true],
    // Midnight itself.
    [{ from: 0, until: 6 }, 'UTC', '2026-01-15T00:00:00Z', true],
    [{ from: 22, until: 0 }, 'UTC', '2026-01-15T23:59:59Z', true],
    [{ from: 22, until: 0 }, 'UTC', '2026-01-15T00:00:00Z', false],
    // Within a day, and never.
    [{ from: 9, until: 17 }, 'UTC', '2026-01-15T12:00:00Z', true],
    [{ from: 9, until: 17 }, 'UTC', '2026-01-15T17:00:00Z', false],
    [{ from: 8, until: 8 }, 'UTC', '2026-01-15T08:00:00Z', false],
  ])('%o in %s at %s: %s', (hours, timeZone, at, quiet) => {
    expect(isQuiet(hours, timeZone, new Date(at))).toBe(quiet);
  });
});

it.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['+02:00', false],
  ['', false],
])('whether %s is a time zone: %s', (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});

it.each([
  ['2026-01-15T12:00:00Z', 4 * 3600],
  ['2026-01-15T20:30:00Z', 85 * 60],
  ['2026-01-15T21:54:00Z', 5 * 60],
  ['2026-01-15T21:56:00Z', 0],
  ['2026-01-15T23:00:00Z', 0],
])('how long nothing is quiet from %s: %s seconds', (at, seconds) => {
  expect(secondsUntilQuiet(usualQuietHours, 'UTC', new Date(at))).toBe(seconds);
});
