import { expect, it } from 'vitest';
import { localText, presets, scheduleOf, spanText, zoneOptions } from './schedule.ts';

const tuesday = new Date('2026-11-17T22:00:00Z');

it.each([
  [
    'This weekend',
    'Asia/Kolkata',
    { startsNow: false, starts: '2026-11-21T00:00', ends: '2026-11-23T00:00' },
  ],
  [
    'Now, for a day',
    'Asia/Kolkata',
    { startsNow: true, starts: '2026-11-18T03:30', ends: '2026-11-19T03:30' },
  ],
  ['Now, for a week', 'UTC', { startsNow: true, starts: '2026-11-17T22:00', ends: '2026-11-24T22:00' }],
])('%s in %s', (label, zone, times) =>
  expect(presets.find((preset) => preset.label === label)?.of(tuesday, zone)).toEqual(times),
);

it('what begins at once has no start, and what is open no end', () => {
  const draft = { zone: 'UTC', startsNow: true, starts: '2026-11-17T22:00', ends: '' };
  expect(scheduleOf(draft)).toEqual({ zone: 'UTC', starts: null, ends: null });
  expect(scheduleOf({ ...draft, startsNow: false, ends: '2026-11-18T22:00' })).toEqual({
    ...{ zone: 'UTC', starts: '2026-11-17T22:00', ends: '2026-11-18T22:00' },
  });
});

it('says when, by which clock', () => {
  expect(localText('2026-11-21T00:00')).toBe('Sat 21 Nov 2026, 00:00');
  expect(spanText({ starts: '2026-11-21T00:00', ends: null, zone: 'America/New_York' })).toBe(
    'Sat 21 Nov 2026, 00:00 to no end (America/New York)',
  );
});

it('offers every zone once, the chosen one among them', () => {
  const zones = zoneOptions('Asia/Kolkata').map(({ value }) => value);
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones).toEqual(expect.arrayContaining(['UTC', 'Asia/Kolkata', 'Europe/Berlin']));
});
