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
  const shown = Number((points / payout).toPrecision(2));
  return shown > 0 ? shown : null;
}
