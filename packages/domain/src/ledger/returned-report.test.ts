import { type Outcome, outcomes } from '@earnwall/contract/outcomes';
import { describe, expect, it } from 'vitest';
import { type ReturnedReport, type ReturnRules, returnedReport } from './returned-report.ts';

const start = new Date('2026-03-10T12:00:00Z');
const inSeconds = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const days = (count: number) => count * 86_400;

const atOnce: ReturnRules = { minSeconds: 60, holdDays: 0 };
const held: ReturnRules = { minSeconds: 60, holdDays: 30 };
const said = (outcome: Outcome, seconds: number, rules: ReturnRules) =>
  returnedReport({ outcome, at: inSeconds(seconds) }, start, rules);
const counts = (outcome: Outcome): ReturnedReport => ({ outcome, reason: null, release_at: null });
const tooFast: ReturnedReport = { outcome: 'quality', reason: 'too_fast', release_at: null };

describe('returnedReport', () => {
  it.each<[string, Outcome, number, ReturnRules, ReturnedReport]>([
    ['a complete at once', 'complete', 0, atOnce, tooFast],
    ['a complete just too soon', 'complete', 59.999, atOnce, tooFast],
    ['a complete just in time', 'complete', 60, atOnce, counts('complete')],
    ['a complete too soon is not held', 'complete', 5, held, tooFast],
    ['a complete before the start, by another node’s clock', 'complete', -1, atOnce, tooFast],
    ['no minimum at all', 'complete', 0, { minSeconds: 0, holdDays: 0 }, counts('complete')],
    [
      'a complete is held',
      'complete',
      60,
      held,
      { ...counts('complete'), release_at: inSeconds(60 + days(30)) },
    ],
    ['a partial is held', 'partial', 5, held, { ...counts('partial'), release_at: inSeconds(5 + days(30)) }],
    ['a partial counts at once', 'partial', 5, atOnce, counts('partial')],
  ])('SV-04 %s', (_what, outcome, seconds, rules, expected) => {
    expect(said(outcome, seconds, rules)).toEqual(expected);
  });

  it.each(outcomes.filter((outcome) => outcome !== 'complete' && outcome !== 'partial'))(
    'SV-04 %s pays nothing and counts at once, however soon it comes',
    (outcome) => {
      expect(said(outcome, 1, held)).toEqual(counts(outcome));
    },
  );
});
