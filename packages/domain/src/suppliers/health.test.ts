import { describe, expect, it } from 'vitest';
import { findingText } from './finding-text.ts';
import { type Finding, type FindingKind, findingsOf, type Measured } from './health.ts';
import type { Counts } from './hour-counts.ts';

const now = new Date('2026-03-10T12:40:00Z');

/** So many whole hours before the current one. */
const ago = (count: number, counts: Partial<Counts>) => ({
  hour: new Date(Date.UTC(2026, 2, 10, 12 - count)),
  ...counts,
});

const well: Measured = { hours: [], promised: 0.4, feed: null, isPaused: false, open: [] };
const standing = (kind: FindingKind): Finding => ({ kind, severity: 'watch', details: { starts: 1 } });

const found = (given: Partial<Measured>) =>
  Object.fromEntries(findingsOf({ ...well, ...given }, now).map(({ kind, severity }) => [kind, severity]));

describe('SV-01 what is wrong with a supplier', () => {
  it.each<[string, Partial<Measured>, Record<string, string>]>([
    ['nothing was counted', {}, {}],

    ['few starts, no report', { hours: [ago(2, { starts: 19 })] }, {}],
    ['many starts, no report', { hours: [ago(2, { starts: 32 })] }, { silent: 'pause' }],
    ['starts without a report that may be chance', { hours: [ago(2, { starts: 25 })] }, { silent: 'watch' }],
    ['many starts, one report', { hours: [ago(2, { starts: 32 }), ago(0, { reports: 1 })] }, {}],
    ['starts that wait for an answer', { hours: [ago(0, { starts: 500 })] }, {}],
    ['starts of this morning', { hours: [ago(5, { starts: 40 })] }, {}],
    ['silence of one that rarely completes', { hours: [ago(2, { starts: 100 })], promised: 0.01 }, {}],
    ['silence of one that promises nothing', { hours: [ago(2, { starts: 58 })], promised: null }, {}],
    [
      'long silence of one that promises nothing',
      { hours: [ago(2, { starts: 135 })], promised: null },
      { silent: 'pause' },
    ],
    [
      'silence of one that usually answers everybody',
      { hours: [ago(48, { starts: 100, reports: 100 }), ago(2, { starts: 20 })], promised: 0.01 },
      { silent: 'pause' },
    ],
    [
      'silence of one that usually answers few',
      { hours: [ago(48, { starts: 100, reports: 1 }), ago(2, { starts: 32 })] },
      {},
    ],
    [
      'silent before its pause',
      { isPaused: true, open: [{ ...standing('silent'), severity: 'pause' }] },
      { silent: 'pause' },
    ],
    [
      'heard again during its pause',
      { isPaused: true, open: [standing('silent')], hours: [ago(1, { reports: 1 })] },
      {},
    ],

    ['a few forged messages', { hours: [ago(0, { refused: 9 })] }, {}],
    ['many forged messages', { hours: [ago(0, { refused: 10 })] }, { refused: 'watch' }],
    ['a million forged messages', { hours: [ago(0, { refused: 1_000_000 })] }, { refused: 'watch' }],
    ['some forged among many', { hours: [ago(0, { refused: 10, reports: 90 })] }, {}],
    [
      'fewer forged than before',
      { hours: [ago(0, { refused: 5, reports: 50 })], open: [standing('refused')] },
      { refused: 'watch' },
    ],
    ['hardly any forged', { hours: [ago(0, { refused: 4 })], open: [standing('refused')] }, {}],
    ['forged yesterday', { hours: [ago(20, { refused: 100 })], open: [standing('refused')] }, {}],

    ['one unknown code', { hours: [ago(20, { unknown_code: 1, reports: 9 })] }, { unknown_codes: 'watch' }],
    ['an unknown code of the day before', { hours: [ago(25, { unknown_code: 1 })] }, {}],
    ['two unreadable messages', { hours: [ago(3, { unreadable: 2 })] }, {}],
    ['three unreadable messages', { hours: [ago(3, { unreadable: 3 })] }, { unreadable: 'watch' }],
    [
      'one of three unreadable messages is left',
      { hours: [ago(3, { unreadable: 1 })], open: [standing('unreadable')] },
      { unreadable: 'watch' },
    ],

    ['as many completes as promised', { hours: [ago(9, { starts: 500, completes: 200, reports: 200 })] }, {}],
    ['half as many', { hours: [ago(9, { starts: 500, completes: 100, reports: 100 })] }, {}],
    [
      'a quarter of what was promised',
      { hours: [ago(9, { starts: 500, completes: 50, reports: 50 })] },
      { conversion: 'watch' },
    ],
    ['a quarter of a few', { hours: [ago(9, { starts: 20, completes: 2, reports: 2 })] }, {}],
    ['none of a few', { hours: [ago(9, { starts: 30, reports: 30 })] }, {}],
    ['none of many', { hours: [ago(9, { starts: 200, reports: 200 })] }, { conversion: 'pause' }],
    [
      'none of many, and nothing promised',
      { hours: [ago(9, { starts: 200, reports: 200 })], promised: null },
      {},
    ],
    [
      'just enough for a new finding to stay away',
      { hours: [ago(9, { starts: 500, completes: 80, reports: 80 })] },
      {},
    ],
    [
      'not enough for an open one to end',
      { hours: [ago(9, { starts: 500, completes: 80, reports: 80 })], open: [standing('conversion')] },
      { conversion: 'watch' },
    ],
    [
      'nobody starts while it is paused',
      { isPaused: true, open: [standing('conversion')] },
      { conversion: 'watch' },
    ],

    ['a list in time', { feed: { since: new Date('2026-03-10T12:11:00Z'), everyMs: 60_000 } }, {}],
    [
      'a list that is late',
      { feed: { since: new Date('2026-03-10T12:09:00Z'), everyMs: 60_000 } },
      { feed_lag: 'watch' },
    ],
    [
      'a list that is read every hour',
      { feed: { since: new Date('2026-03-10T08:41:00Z'), everyMs: 3_600_000 } },
      {},
    ],
    [
      'an hourly list that is late',
      { feed: { since: new Date('2026-03-10T08:39:00Z'), everyMs: 3_600_000 } },
      { feed_lag: 'watch' },
    ],
    [
      'the list of a paused one',
      { isPaused: true, feed: { since: new Date('2026-03-01T00:00:00Z'), everyMs: 60_000 } },
      {},
    ],
  ])('%s', (_, given, expected) => {
    expect(found(given)).toEqual(expected);
  });
});

describe('SV-01 a finding in words', () => {
  it.each<[Pick<Finding, 'kind' | 'details'>, string]>([
    [
      { kind: 'silent', details: { starts: 40, usual: 0.205 } },
      'No report about 40 starts; usually 20.5% are answered.',
    ],
    [
      { kind: 'refused', details: { refused: 12, reports: 3 } },
      '12 messages had a wrong signature, 3 a right one.',
    ],
    [
      { kind: 'unknown_codes', details: { unknown: 2, reports: 9 } },
      '2 of 9 reports had a code that its table does not have.',
    ],
    [{ kind: 'unreadable', details: { unreadable: 3 } }, '3 genuine messages could not be read.'],
    [
      { kind: 'conversion', details: { starts: 200, completes: 0, at_most: 0.0513, promised: 0.4 } },
      '0 of 200 starts were completed: at most 5.1%, where 40% was promised.',
    ],
    [
      { kind: 'feed_lag', details: { lag_seconds: 2_400, every_seconds: 60 } },
      'Its list was last read whole 40 minutes ago; it is due every 60 seconds.',
    ],
  ])('%o', (finding, text) => {
    expect(findingText(finding)).toBe(text);
  });
});
