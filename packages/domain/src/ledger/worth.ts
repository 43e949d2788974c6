import { type Price, rewardOf } from '../money/reward.ts';
import type { Report } from './report.ts';

/** The price a click was opened at, and the reward that was shown for it. */
export interface Terms extends Omit<Price, 'payout_micros' | 'exchange_rate_micros'> {
  readonly payout_micros: bigint;
  readonly exchange_rate_micros: bigint;
  readonly user_reward: bigint;
}

/**
 * What a report is worth to the user (SV-04): a complete pays what was shown, a partial or a screen-out what the
 * supplier gives for it, by the same rule and never more than a complete.
 */
export function worthOf(report: Pick<Report, 'outcome' | 'payout_micros'>, terms: Terms): bigint {
  switch (report.outcome) {
    case 'complete':
      return terms.user_reward;
    case 'partial':
    case 'screen_out':
      return rewardFor(report.payout_micros ?? 0n, terms);
    default:
      return 0n;
  }
}

/**
 * What the supplier pays for it (decision 0124), in millionths of a US dollar: for a complete what was agreed when the click
 * was opened, for a partial or a screen-out what the report says, never more than a complete.
 */
export function payoutOf(
  report: Pick<Report, 'outcome' | 'payout_micros'>,
  terms: Pick<Terms, 'payout_micros'>,
): bigint {
  switch (report.outcome) {
    case 'complete':
      return terms.payout_micros;
    case 'partial':
    case 'screen_out':
      return between(0n, report.payout_micros ?? 0n, terms.payout_micros);
    default:
      return 0n;
  }
}

const between = (least: bigint, value: bigint, most: bigint): bigint =>
  value < least ? least : value > most ? most : value;

function rewardFor(payout_micros: bigint, terms: Terms): bigint {
  if (payout_micros <= 0n) return 0n;
  if (payout_micros >= terms.payout_micros) return terms.user_reward;
  const reward = BigInt(rewardOf({ ...terms, payout_micros }).user_reward);
  return reward < terms.user_reward ? reward : terms.user_reward;
}
