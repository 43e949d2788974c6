import { MOST_OF_A_COMPLETE, paidMinutes } from './turn-away.ts';

interface Terms {
  readonly exchange_rate_micros: bigint;
  readonly revenue_share_bp: number;
  readonly decimals: number;
}

/**
 * What a paid minute is worth in millionths of a dollar of payout, in which lists are ordered; null where nothing is paid.
 * A bonus raises completes alone and changes no order, so it is left out.
 */
export function minuteInPayout(rate_micros: bigint | null, terms: Terms): number | null {
  const unitsPerDollar =
    (Number(terms.exchange_rate_micros) * terms.revenue_share_bp * 10 ** terms.decimals) / 1e10;
  return rate_micros === null || unitsPerDollar === 0
    ? null
    : Math.round(Number(rate_micros) / unitsPerDollar);
}

/** What is expected to be paid for time where an attempt ends otherwise than by a complete, in the unit of the reward. */
export function expectedAwayPay(attempt: {
  /** What a paid minute is worth. */
  readonly minute: number;
  readonly reward: number;
  readonly p: number;
  /** Who fails our own questions was never inside, and is paid nothing (`unknownShare`). */
  readonly q: number;
  readonly out_seconds: number;
  readonly paid_seconds: number;
}): number {
  const { minute, reward, p, q } = attempt;
  if (p >= q) return 0;
  const minutes = paidMinutes(Math.min(attempt.out_seconds, attempt.paid_seconds));
  const pay = Math.min(reward / Number(MOST_OF_A_COMPLETE), minutes * minute);
  return (pay * (q - p)) / (1 - p);
}
