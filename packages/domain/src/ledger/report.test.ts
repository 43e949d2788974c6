import { describe, expect, it } from 'vitest';
import { isInTime, isSameReport, type Report } from './report.ts';

const partial: Report = {
  ...{ transaction: 't-1', outcome: 'partial', raw_code: '11', reverses: null, payout_micros: 400_000n },
  received_at: new Date('2026-03-10T12:00:00Z'),
};

describe('isSameReport', () => {
  it.each<[string, Partial<Report>]>([
    ['whenever it comes', { received_at: new Date('2026-04-10') }],
    ['also when its code is read in another way by then', { outcome: 'complete' }],
  ])('SV-04 a report is the same %s', (_when, change) => {
    expect(isSameReport(partial, { ...partial, ...change })).toBe(true);
  });

  it.each<[string, Partial<Report>]>([
    ['another transaction', { transaction: 't-2' }],
    ['another code', { raw_code: '12' }],
    ['something to take back', { reverses: 't-0' }],
    ['another payout', { payout_micros: 400_001n }],
    ['no payout', { payout_micros: null }],
  ])('SV-04 with %s it is another one', (_what, change) => {
    expect(isSameReport(partial, { ...partial, ...change })).toBe(false);
  });
});

describe('isInTime', () => {
  const started_at = new Date('2026-03-10T12:00:00Z');
  const daysOn = (days: number) => new Date(started_at.getTime() + days * 86_400_000);
  const later = (days: number) => ({ received_at: daysOn(days) });

  it.each<[string, number, number, boolean]>([
    ['at the start', 0, 45, true],
    ['before it', -0.001, 45, false],
    ['on the last day', 45, 45, true],
    ['a moment later', 45.001, 45, false],
    ['on the last day of a supplier that reports longer', 90, 90, true],
    ['a moment after that', 90.001, 90, false],
    ['after the days of one that reports for a shorter time', 45, 30, false],
  ])('SV-04 %s (%d days, of %d): %s', (_when, days, until, expected) => {
    expect(isInTime(later(days), { started_at, reports_until: daysOn(until) })).toBe(expected);
  });

  it('SV-04 never about somebody who was not sent to the supplier', () => {
    expect(isInTime(later(1), { started_at: null, reports_until: null })).toBe(false);
  });
});
