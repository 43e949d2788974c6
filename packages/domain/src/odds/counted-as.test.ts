import { describe, expect, it } from 'vitest';
import { countedAs, type EndedClick } from './counted-as.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 10, 12, minutes));
const click: EndedClick = {
  state: 'started',
  isPaidInFull: false,
  isCompleteReversed: false,
  started_at: at(0),
  returned_at: null,
  first_report_at: null,
};

describe('OD-01 what a click counts as', () => {
  it.each<[string, Partial<EndedClick>, string, boolean]>([
    ['a complete', { state: 'complete' }, 'complete', false],
    ['a partial that pays in full', { state: 'partial', isPaidInFull: true }, 'complete', false],
    ['a partial', { state: 'partial' }, 'away', false],
    ['a screen-out, compensated or not', { state: 'screen_out', isPaidInFull: true }, 'away', false],
    ['a full quota', { state: 'quota_full' }, 'away', false],
    ['a closed survey', { state: 'closed' }, 'away', false],
    ['no report', {}, 'lost', false],
    ['a time-out', { state: 'timeout' }, 'lost', false],
    ['a duplicate', { state: 'duplicate' }, 'lost', false],
    ['an error', { state: 'error' }, 'lost', false],
    ['a failed check', { state: 'quality' }, 'lost', false],
    ['a complete taken back', { state: 'quality', isCompleteReversed: true }, 'complete', true],
    [
      'a complete taken back, then a screen-out',
      { state: 'screen_out', isCompleteReversed: true },
      'complete',
      true,
    ],
    [
      'a second complete after one taken back',
      { state: 'complete', isCompleteReversed: true },
      'complete',
      false,
    ],
  ])('%s', (_, change, counted_as, is_reversed) => {
    expect(countedAs({ ...click, ...change })).toMatchObject({ counted_as, is_reversed });
  });

  it.each<[string, Partial<EndedClick>, number | null]>([
    ['the return before a late callback', { returned_at: at(5), first_report_at: at(50) }, 300],
    ['the callback before a late return', { returned_at: at(50), first_report_at: at(4) }, 240],
    ['the only one', { first_report_at: at(1) }, 60],
    ['no time before the start', { first_report_at: at(-1) }, 0],
    ['nothing where nobody said', {}, null],
  ])('counts its time by %s', (_, change, counted_seconds) => {
    expect(countedAs({ ...click, state: 'complete', ...change })).toMatchObject({ counted_seconds });
  });
});
