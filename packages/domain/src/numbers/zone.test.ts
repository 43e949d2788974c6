import { describe, expect, it } from 'vitest';
import { clockOf, startOfDate } from './zone.ts';

function clock(zone: string) {
  const found = clockOf(zone);
  if (!found) throw new Error(`There is no zone ${zone}`);
  return found;
}

describe('CO-09 when a date begins', () => {
  it.each([
    ['UTC', '2026-03-29', '2026-03-29T00:00:00.000Z'],
    ['Asia/Kolkata', '2026-03-29', '2026-03-28T18:30:00.000Z'],
    ['Asia/Kathmandu', '2026-03-29', '2026-03-28T18:15:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-06', '2026-04-05T13:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-05', '2026-10-04T13:00:00.000Z'],
    // There is no midnight on the day on which Beirut puts the clock forward.
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-01-01', '2026-01-01T11:00:00.000Z'],
  ])('%s %s', (zone, date, start) => {
    expect(startOfDate(date, clock(zone)).toISOString()).toBe(start);
  });

  it.each(['Moon/Base', '', '2026', 'Europe/Nowhere'])('%j is no zone', (zone) => {
    expect(clockOf(zone)).toBeNull();
  });
});

describe('what the clock shows', () => {
  it.each([
    ['Asia/Kathmandu', '2026-03-28T18:15:00Z', '2026-03-29', 0],
    ['Europe/Berlin', '2026-03-29T00:45:00Z', '2026-03-29', 105],
    ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29', 180],
    ['Asia/Beirut', '2026-03-28T22:00:00Z', '2026-03-29', 60],
  ])('%s at %s', (zone, at, date, minute) => {
    expect(clock(zone)(new Date(at))).toEqual({ date, minute });
  });
});
