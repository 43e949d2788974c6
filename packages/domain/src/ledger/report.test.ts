import { describe, expect, it } from 'vitest';
import { isSameReport, type Report } from './report.ts';

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
