import { describe, expect, it } from 'vitest';
import { timesText, unusedSecretSince, wordsOfUse } from './words-of-use.ts';

const now = Date.parse('2026-03-10T12:20:00Z');
const ago = (minutes: number) => now - minutes * 60_000;

describe('CO-01 whether an old secret can be ended', () => {
  it.each([
    [{ uses_this_hour: 1, unusedSince: ago(5) }, 'warn', 'The old secret was used once this hour.'],
    [{ uses_this_hour: 3, unusedSince: null }, 'warn', 'The old secret was used 3 times this hour.'],
    [
      { uses_this_hour: 0, unusedSince: ago(125) },
      'good',
      'The old secret was not used for 2 hours: it is safe to end it.',
    ],
    [
      { uses_this_hour: 0, unusedSince: ago(60) },
      'good',
      'The old secret was not used for 1 hour: it is safe to end it.',
    ],
    [
      { uses_this_hour: 0, unusedSince: ago(60 * 24 * 3) },
      'good',
      'The old secret was not used for 3 days: it is safe to end it.',
    ],
    [
      { uses_this_hour: 0, unusedSince: ago(59) },
      'note',
      'The old secret was not used for 59 minutes: wait until it is an hour.',
    ],
    [
      { uses_this_hour: 0, unusedSince: now + 5_000 },
      'note',
      'The old secret was not used for a moment: wait until it is an hour.',
    ],
    [
      { uses_this_hour: 0, unusedSince: null },
      'good',
      'The old secret was never used: it is safe to end it.',
    ],
  ])('%j', (uses, kind, text) => {
    expect(wordsOfUse('The old secret', uses, now)).toEqual({ kind, text });
  });

  it.each([
    [
      'used in an hour: until its end',
      '2026-03-10T09:00:00Z',
      '2026-03-10T08:30:00Z',
      '2026-03-10T10:00:00Z',
    ],
    ['not used since the rotation', null, '2026-03-10T08:30:00Z', '2026-03-10T08:30:00Z'],
  ])('%s', (_, last_used_hour, rotated_at, since) => {
    expect(unusedSecretSince({ uses_this_hour: 0, last_used_hour }, rotated_at)).toBe(Date.parse(since));
  });
});

it.each([
  [1, 'once'],
  [2, '2 times'],
  [12_345, '12,345 times'],
])('%i is said as %s', (uses, text) => expect(timesText(uses)).toBe(text));
