import { outcomes } from '@earnwall/contract/outcomes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Report } from '../ledger/report.ts';
import { type StartedClick, settlementOf } from '../ledger/settlement.ts';
import { spentSeconds, timeWorth } from './time-worth.ts';
import { turnAwayTerms } from './turn-away.ts';

const start = new Date('2026-03-10T12:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

describe('spentSeconds', () => {
  it.each<[string, Date | null, Date[], number | null]>([
    ['until the browser came back', at(100), [at(400)], 100],
    ['until the report, where the browser came later', at(500), [at(400)], 400],
    ['until the first of several reports', null, [at(900), at(300)], 300],
    ['until the return alone', at(100), [], 100],
    ['not known while it goes on', null, [], null],
    ['nothing by a clock that is behind', at(-5), [at(90)], 0],
  ])('OD-03 %s', (_, returned_at, reported, seconds) => {
    expect(spentSeconds({ started_at: start, returned_at }, reported)).toBe(seconds);
  });

  it('OD-03 nobody who was never sent there has spent any', () => {
    expect(spentSeconds({ started_at: null, returned_at: null }, [at(60)])).toBeNull();
  });
});

const survey = { rate_micros: 3_000_000, user_reward: 500, paid_seconds: 600 };
const terms = { fair_rate_micros: 3_000_000n, fair_cap: 27n, fair_limit_seconds: 600 };

describe('timeWorth', () => {
  it('OD-03 is nothing without terms, and by the minute with them', () => {
    const none = { fair_rate_micros: null, fair_cap: null, fair_limit_seconds: null };
    expect(timeWorth(none, 600)).toEqual({ minutes: 0, amount: 0n });
    expect(timeWorth(terms, 400)).toEqual({ minutes: 5, amount: 15n });
  });
});

/** One dollar, half of it at 1,000 coins each. */
const click: StartedClick = {
  ...{ payout_micros: 1_000_000n, revenue_share_bp: 5_000, exchange_rate_micros: 1_000_000_000n },
  ...{ decimals: 0, bonus_percent: 0, user_reward: 500n, started_at: start },
  reports_until: new Date(start.getTime() + 45 * 86_400_000),
  ...{ ...terms, fair_cap: BigInt(turnAwayTerms(survey).most), fair_part_bp: 400, returned_at: null },
};

const says = (transaction: string, outcome: Report['outcome'], given: Partial<Report> = {}): Report => ({
  ...{ transaction, outcome, raw_code: transaction, reverses: null, payout_micros: null },
  ...{ received_at: at(360), ...given },
});

describe('settlementOf a click that pays for time', () => {
  const complete = says('c', 'complete', { received_at: at(700) });
  const takenBack = says('r', 'quality', { reverses: 'c', received_at: at(90_000) });
  it.each<[string, Report[], bigint, bigint]>([
    ['a screen-out is paid by the minute', [says('a', 'screen_out')], 15n, 15n],
    ['so is a full quota', [says('a', 'quota_full')], 15n, 15n],
    ['and a survey that was closed', [says('a', 'closed')], 15n, 15n],
    ['nothing else', [says('a', 'quality')], 0n, 0n],
    ['a compensation is raised to it', [says('a', 'screen_out', { payout_micros: 20_000n })], 15n, 5n],
    ['a larger compensation stays', [says('a', 'screen_out', { payout_micros: 50_000n })], 25n, 0n],
    ['a partial is what it was', [says('a', 'partial', { payout_micros: 2_000n })], 1n, 0n],
    ['nobody is paid beyond the limit', [says('a', 'closed', { received_at: at(80_000) })], 27n, 27n],
    ['an upgrade pays the complete', [says('a', 'closed'), complete], 500n, 0n],
    ['taken back, time is paid again', [says('a', 'closed'), complete, takenBack], 15n, 15n],
    ['a complete alone falls to nothing', [complete, takenBack], 0n, 0n],
  ])('OD-03 %s', (_, reports, worth, fair_paid) => {
    expect(settlementOf(click, reports)).toMatchObject({ worth, fair_paid });
    expect(settlementOf(click, reports.toReversed())).toMatchObject({ worth, fair_paid });
  });

  const reports = fc.array(
    fc.record({
      outcome: fc.constantFrom(...outcomes),
      seconds: fc.integer({ min: 0, max: 5_000 }),
      pays: fc.option(fc.bigInt({ min: 0n, max: 1_200_000n })),
      reverses: fc.option(fc.nat(4), { freq: 4 }),
    }),
    { minLength: 1, maxLength: 5 },
  );
  const toReports = (
    some: { outcome: Report['outcome']; seconds: number; pays: bigint | null; reverses: number | null }[],
  ) =>
    some.map(({ outcome, seconds, pays, reverses }, place) =>
      says(`t${place}`, outcome, {
        ...{ received_at: at(seconds), payout_micros: pays },
        reverses: reverses === null ? null : `t${reverses}`,
      }),
    );

  it('OD-03 a forged return only lowers, and changes neither the outcome nor any dollars', () => {
    fc.assert(
      fc.property(reports, fc.integer({ min: -100, max: 6_000 }), (given, forged) => {
        const told = toReports(given);
        const honest = settlementOf(click, told);
        const other = settlementOf({ ...click, returned_at: at(forged) }, told);
        expect(other?.worth ?? 0n).toBeLessThanOrEqual(honest?.worth ?? 0n);
        expect([other?.outcome, other?.payout_micros]).toEqual([honest?.outcome, honest?.payout_micros]);
      }),
    );
  });

  it('OD-03 is never above a complete, and what is for time never above half of it', () => {
    fc.assert(
      fc.property(reports, (given) => {
        const { worth = 0n, fair_paid = 0n } = settlementOf(click, toReports(given)) ?? {};
        expect(worth).toBeLessThanOrEqual(click.user_reward);
        expect(2n * fair_paid).toBeLessThanOrEqual(click.user_reward);
        const without = settlementOf({ ...click, fair_rate_micros: null }, toReports(given));
        expect(worth - fair_paid).toBe(without?.worth ?? 0n);
      }),
    );
  });
});
