interface Attempt {
  /** Odds that this person finishes. */
  readonly p: number;
  /** Of a complete, in any unit; the value is per minute in the same one. */
  readonly reward: number;
  /** Of completes, the part that the supplier takes back later. */
  readonly reversal_rate: number;
  /** What time pays on the average where the person is turned away. */
  readonly away_pay: number;
  /** Of the whole attempt on the average, however it ends (`expectedSeconds`). */
  readonly seconds: number;
}

/**
 * What a minute of attempts yields: expected reward divided by expected time. The average of each attempt's own rate
 * would praise surveys that turn people away at once; an hour is made of sums (decision 0133).
 */
export function valuePerMinute({ p, reward, reversal_rate, away_pay, seconds }: Attempt): number {
  const expected = p * reward * (1 - reversal_rate) + (1 - p) * away_pay;
  return (expected * 60) / Math.max(1, seconds);
}

/** Of that, what time pays where the person is turned away. */
export const awayPerMinute = ({
  p,
  away_pay,
  seconds,
}: Pick<Attempt, 'p' | 'away_pay' | 'seconds'>): number => ((1 - p) * away_pay * 60) / Math.max(1, seconds);
