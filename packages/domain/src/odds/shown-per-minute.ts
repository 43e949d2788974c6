/** Less than that a minute is nothing. */
const least = 1e-9;

interface Valued {
  /** Of a complete, in the unit of the value. */
  readonly payout: number;
  /** What a minute yields (`valuePerMinute`): what lists are ordered by. */
  readonly value: number;
  /** Of that, pay for time (`awayPerMinute`). */
  readonly away: number;
}

interface Reward {
  readonly user_reward: number;
  readonly user_reward_without_bonus: number;
}

/**
 * What a person is told that a minute yields: the very value that their list is ordered by, in their points (OD-02). A bonus
 * raises completes alone, so that pay for time is without. Two significant digits: more would be a promise that nobody can
 * keep. Null where nothing is paid.
 */
export function shownPerMinute({ payout, value, away }: Valued, reward: Reward): number | null {
  if (payout <= 0) return null;
  const points = (value - away) * reward.user_reward + away * reward.user_reward_without_bonus;
  const shown = inTwoDigits(points / payout);
  return shown > 0 ? shown : null;
}

/** By sums alone: a list has hundreds, and writing each one's digits to count them took longer than all the rest. */
function inTwoDigits(value: number): number {
  if (!(value > least)) return 0;
  let unit = 1;
  while (value >= 100 * unit) unit *= 10;
  if (unit > 1) return Math.round(value / unit) * unit;
  while (value * unit < 10) unit *= 10;
  return Math.round(value * unit) / unit;
}
