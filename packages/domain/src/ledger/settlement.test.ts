import { outcomes } from '@earnwall/contract/outcomes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noFairPay } from '../fair-pay/time-worth.ts';
import type { Report } from './report.ts';
import { type Settlement, type StartedClick, settlementOf } from './settlement.ts';

const start = new Date('2026-03-10T12:00:00Z');
const later = (days: number) => new Date(start.getTime() + days * 86_400_000);

const click: StartedClick = {
  ...{ payout_micros: 1_000_000n, revenue_share_bp: 5_000, exchange_rate_micros: 1_000_000_000n },
  ...{ decimals: 0, bonus_percent: 0, user_reward: 500n, started_at: start },
  reports_until: new Date('2026-04-24T12:00:00Z'),
  ...noFairPay,
};

const says = (transaction: string, outcome: Report['outcome'], given: Partial<Report> = {}): Report => ({
  ...{ transaction, outcome, raw_code: `code of ${transaction}`, reverses: null, payout_micros: null },
  ...{ received_at: later(1), ...given },
});
const takesBack = (reverses: string, transaction = `not ${reverses}`, given: Partial<Report> = {}) =>
  says(transaction, 'quality', { reverses, ...given });
const is = (outcome: Settlement['outcome'], by: string, worth: bigint): Settlement => ({
  outcome,
  raw_code: `code of ${by}`,
  worth,
  // Half of each dollar at 1,000 coins a dollar.
  payout_micros: worth * 2_000n,
  ...{ fair_paid: 0n, spent_seconds: 86_400 },
});

describe('settlementOf', () => {
  it.each<[string, Report[], Settlement | null]>([
    ['nothing said is nothing settled', [], null],
    ['a complete', [says('a', 'complete')], is('complete', 'a', 500n)],
    ['a screen-out', [says('a', 'screen_out')], is('screen_out', 'a', 0n)],
    [
      'the dearer of two',
      [says('a', 'screen_out', { payout_micros: 50_000n }), says('b', 'partial', { payout_micros: 40_000n })],
      is('screen_out', 'a', 25n),
    ],
    ['an upgrade', [says('a', 'screen_out'), says('b', 'complete')], is('complete', 'b', 500n)],
    ['no downgrade', [says('a', 'complete'), says('b', 'security')], is('complete', 'a', 500n)],
    [
      'of equals the better outcome',
      [says('a', 'quota_full'), says('b', 'screen_out')],
      is('screen_out', 'b', 0n),
    ],
    ['then the first name', [says('b', 'closed'), says('a', 'closed')], is('closed', 'a', 0n)],
    ['a reversal', [says('a', 'complete'), takesBack('a')], is('quality', 'not a', 0n)],
    ['one that came first', [takesBack('a'), says('a', 'complete')], is('quality', 'not a', 0n)],
    ['one alone changes nothing', [takesBack('a')], null],
    ['nor one of something else', [takesBack('z'), says('a', 'complete')], is('complete', 'a', 500n)],
    [
      'what is left after a reversal',
      [says('a', 'complete'), takesBack('a'), says('b', 'partial', { payout_micros: 200_000n })],
      is('partial', 'b', 100n),
    ],
    [
      'what is said again after a reversal',
      [says('a', 'complete'), takesBack('a'), says('b', 'complete')],
      is('complete', 'b', 500n),
    ],
    [
      'a reversal is for good: taking it back changes nothing',
      [says('a', 'complete'), takesBack('a'), takesBack('not a', 'x')],
      is('quality', 'not a', 0n),
    ],
    ['nothing takes itself back', [says('a', 'complete', { reverses: 'a' })], null],
    ['too late', [says('a', 'complete', { received_at: later(45.001) })], null],
    [
      'just in time',
      [says('a', 'complete', { received_at: later(45) })],
      { ...is('complete', 'a', 500n), spent_seconds: 45 * 86_400 },
    ],
    ['before the start', [says('a', 'complete', { received_at: later(-0.001) })], null],
    [
      'a reversal that is too late',
      [says('a', 'complete'), takesBack('a', 'late', { received_at: later(46) })],
      is('complete', 'a', 500n),
    ],
  ])('SV-04 %s', (_what, reports, settlement) => {
    expect(settlementOf(click, reports)).toEqual(settlement);
  });

  it('SV-04 nothing is settled for somebody who was never sent to the supplier', () => {
    expect(settlementOf({ ...click, started_at: null }, [says('a', 'complete')])).toBeNull();
  });

  it('SV-04 neither order nor repetition matters', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd');
    const report: fc.Arbitrary<Report> = fc.record({
      transaction: name,
      outcome: fc.constantFrom(...outcomes),
      raw_code: fc.constantFrom('1', '2'),
      reverses: fc.option(name),
      payout_micros: fc.option(fc.bigInt(0n, 1_200_000n)),
      received_at: fc.constantFrom(later(-1), later(0), later(1), later(50)),
    });
    const stories = fc
      .uniqueArray(report, { selector: ({ transaction }) => transaction, maxLength: 4 })
      .chain((reports) =>
        fc.record({
          reports: fc.constant(reports),
          deliveries: fc.shuffledSubarray([...reports, ...reports], { minLength: reports.length * 2 }),
        }),
      );
    fc.assert(
      fc.property(stories, ({ reports, deliveries }) => {
        expect(settlementOf(click, deliveries)).toEqual(settlementOf(click, reports));
      }),
      { numRuns: 2_000 },
    );
  });
});
