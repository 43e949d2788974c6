/** When a bonus counts: from its start until it expires, if it does. */
export interface Scheduled {
  readonly starts_at: Date;
  readonly expires_at: Date | null;
}

/** Bonuses that count at this moment (BO-01); the moment it expires, a bonus is over. */
export function bonusesInForce<Bonus extends Scheduled>(bonuses: readonly Bonus[], now: Date): Bonus[] {
  return bonuses.filter(({ starts_at, expires_at }) => starts_at <= now && !isOver(expires_at, now));
}

export function isOver(expires_at: Date | null, now: Date): boolean {
  return expires_at !== null && expires_at <= now;
}
