import { describe, expect, it } from 'vitest';
import { afterGap, daysLater, isLocalTime, isZone, localOf, momentsOf, nearestMoment } from './local-time.ts';

describe('a local time becomes moments', () => {
  it.each([
    ['2026-11-21T00:00', 'Asia/Kolkata', ['2026-11-20T18:30:00.000Z']],
    ['2026-11-21T00:00', 'Asia/Kathmandu', ['2026-11-20T18:15:00.000Z']],
    ['2026-07-04T12:15', 'UTC', ['2026-07-04T12:15:00.000Z']],
    ['2026-12-31T23:59', 'Pacific/Kiritimati', ['2026-12-31T09:59:00.000Z']],
    // Berlin, to summer time: 02:00 to 03:00 is skipped.
    ['2026-03-29T01:59', 'Europe/Berlin', ['2026-03-29T00:59:00.000Z']],
    ['2026-03-29T02:00', 'Europe/Berlin', []],
    ['2026-03-29T02:30', 'Europe/Berlin', []],
    ['2026-03-29T03:00', 'Europe/Berlin', ['2026-03-29T01:00:00.000Z']],
    // And back: 02:00 to 03:00 comes twice.
    ['2026-10-25T01:59', 'Europe/Berlin', ['2026-10-24T23:59:00.000Z']],
    ['2026-10-25T02:30', 'Europe/Berlin', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
    ['2026-10-25T03:00', 'Europe/Berlin', ['2026-10-25T02:00:00.000Z']],
    ['2026-03-08T02:30', 'America/New_York', []],
    ['2026-11-01T01:30', 'America/New_York', ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']],
    // Half an hour of summer time.
    ['2026-10-04T02:15', 'Australia/Lord_Howe', []],
    ['2026-02-30T12:00', 'UTC', []],
    ['2026-1-2T12:00', 'UTC', []],
    ['tomorrow', 'UTC', []],
  ])('%s in %s', (local, zone, moments) => {
    expect(momentsOf(local, zone).map((at) => at.toISOString())).toEqual(moments);
    for (const moment of moments) expect(localOf(new Date(moment), zone)).toBe(local);
  });
});

it.each([
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T03:30'],
  ['2026-03-08T02:00', 'America/New_York', '2026-03-08T03:00'],
  ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-04T02:45'],
])('%s in %s is skipped: clocks say %s', (local, zone, next) => expect(afterGap(local, zone)).toBe(next));

it.each([
  ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-07-01T02:30', '2026-07-01T00:30:00.000Z'],
  ['no time', undefined],
])('the nearest moment of %s in Berlin', (local, moment) =>
  expect(nearestMoment(local, 'Europe/Berlin')?.toISOString()).toBe(moment),
);

it.each([
  ['2026-03-30T00:00', -7, '2026-03-23T00:00'],
  ['2026-12-31T23:30', 1, '2027-01-01T23:30'],
])('%s and %i days', (local, days, later) => expect(daysLater(local, days)).toBe(later));

it.each([
  ['Asia/Kolkata', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['Etc/GMT+5', true],
  ['+02:00', false],
  ['Europe/Atlantis', false],
  ['', false],
])('%o is a zone: %s', (zone, is) => expect(isZone(zone)).toBe(is));

it.each([
  ['2026-02-28T00:00', true],
  ['2026-02-29T00:00', false],
  ['2026-02-28T24:00', false],
  ['2026-02-28', false],
])('%s is a local time: %s', (text, is) => expect(isLocalTime(text)).toBe(is));
