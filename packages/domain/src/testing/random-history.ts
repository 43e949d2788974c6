// Random histories of a click: reports that arrive twice, late, too early, in any order, that reverse each other, and
// clicks that time out in between.
import { type Outcome, outcomes } from '@earnwall/contract/outcomes';
import type { Chance } from '../chance/seeded.ts';
import { type FairTerms, noFairPay } from '../fair-pay/time-worth.ts';
import { turnAwayTerms } from '../fair-pay/turn-away.ts';
import type { Shares } from '../ledger/dollars.ts';
import type { Report } from '../ledger/report.ts';
import type { Terms } from '../ledger/worth.ts';
import { rewardOf } from '../money/reward.ts';

export interface History {
  readonly terms: Terms & Shares & FairTerms;
  readonly started_at: Date;
  readonly test_mode: boolean;
  /** In the order in which they arrive, repetitions included; null is the moment the click times out. */
  readonly deliveries: readonly (Report | null)[];
}

const dayMs = 24 * 60 * 60 * 1000;

/** Transactions are unique at the supplier, so each history has its own names. */
export function randomHistory(chance: Chance, started_at: Date, name: string): History {
  const reports = Array.from({ length: chance.between(1, 6) }, (_, place) =>
    randomReport(chance, started_at, name, place),
  );
  const repeated = reports.flatMap((report) => Array.from({ length: chance.between(1, 3) }, () => report));
  return {
    terms: randomTerms(chance, started_at),
    started_at,
    test_mode: chance.percent(20),
    deliveries: chance.shuffled(chance.percent(30) ? [...repeated, null] : repeated),
  };
}

function randomTerms(chance: Chance, started_at: Date): History['terms'] {
  const price = {
    payout_micros: BigInt(chance.between(0, 40) * 50_000),
    revenue_share_bp: chance.between(0, 100) * 100,
    exchange_rate_micros: BigInt(chance.pick([1, 7, 100, 1_000])) * 1_000_000n,
    decimals: chance.between(0, 3),
    bonus_percent: chance.pick([0, 0, 20, 100]),
  };
  // Some were opened before publishers had a share.
  const payout_share_bp = chance.percent(30) ? null : chance.between(0, 10_000);
  const { user_reward } = rewardOf(price);
  const fair = chance.percent(70) ? randomFairTerms(chance, user_reward) : null;
  return {
    ...{ ...price, payout_share_bp, user_reward: BigInt(user_reward) },
    ...(fair ?? noFairPay),
    returned_at: chance.percent(50) ? new Date(started_at.getTime() + chance.pick(delaysMs)) : null,
  };
}

function randomFairTerms(chance: Chance, user_reward: number): Omit<FairTerms, 'returned_at'> {
  const paid_seconds = chance.between(0, 40) * 47;
  const rate_micros = chance.between(0, 60) * 250_000;
  return {
    fair_rate_micros: BigInt(rate_micros),
    fair_cap: BigInt(turnAwayTerms({ rate_micros, user_reward, paid_seconds }).most),
    fair_limit_seconds: paid_seconds,
    fair_part_bp: chance.pick([0, 400, 1_999]),
  };
}

const often: readonly [Outcome, ...Outcome[]] = [
  'complete',
  'complete',
  'partial',
  'screen_out',
  'quota_full',
  ...outcomes,
];

function randomReport(chance: Chance, started_at: Date, name: string, place: number): Report {
  const reverses = chance.percent(30) ? `${name}-${chance.between(0, 6)}` : null;
  return {
    transaction: `${name}-${place}`,
    outcome: reverses === null ? chance.pick(often) : 'quality',
    raw_code: `${chance.between(10, 99)}`,
    reverses,
    payout_micros: chance.percent(50) ? BigInt(chance.between(0, 45) * 50_000) : null,
    received_at: new Date(started_at.getTime() + chance.pick(delaysMs)),
  };
}

/** Mostly soon; days later; at the edges of what counts, and beyond them. */
const delaysMs: readonly [number, ...number[]] = [
  60_000,
  ...[125_000, 433_000],
  ...[600_000, 3_600_000, dayMs, 30 * dayMs],
  ...[0, 45 * dayMs, 45 * dayMs + 1, 60 * dayMs, -1],
];
