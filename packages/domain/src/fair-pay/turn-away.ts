/** What a click pays for time where it ends early (OD-03), as said before the start and frozen on the click. */
export interface TurnAway {
  /** What a whole minute after the first pays, in millionths of the smallest unit of the app's currency. */
  readonly rate_micros: number;
  /** The most that is paid, in the smallest unit. */
  readonly most: number;
  /** Minutes count up to here. */
  readonly limit_seconds: number;
}

/** At most this part of a complete: nobody earns by being turned away what others do by finishing. */
export const MOST_OF_A_COMPLETE = 2n;
const MILLIONTHS = 1_000_000n;
const MINUTE = 60;

/**
 * The most that a survey pays to who is turned away: the rate times the whole minutes up to `paid_seconds`, without the
 * first, and never more than half of the complete.
 */
export function turnAwayTerms({
  rate_micros,
  user_reward,
  paid_seconds,
}: {
  readonly rate_micros: number;
  readonly user_reward: number;
  readonly paid_seconds: number;
}): { readonly most: number } {
  const half = Number(BigInt(Math.max(user_reward, 0)) / MOST_OF_A_COMPLETE);
  return { most: Math.min(half, amountFor(paidMinutes(paid_seconds), rate_micros)) };
}

/** What so many seconds inside a survey that turned the user away are worth; `minutes` are the ones that are paid. */
export function timePay(
  { rate_micros, most, limit_seconds }: TurnAway,
  seconds: number,
): { readonly minutes: number; readonly amount: number } {
  const minutes = paidMinutes(Math.min(seconds, limit_seconds));
  return { minutes, amount: Math.min(most, amountFor(minutes, rate_micros)) };
}

/** Whole minutes without the first. */
export const paidMinutes = (seconds: number): number => Math.max(0, Math.floor(seconds / MINUTE) - 1);

/** Rounded once, down. */
const amountFor = (minutes: number, rate_micros: number): number =>
  Number((BigInt(minutes) * BigInt(Math.max(rate_micros, 0))) / MILLIONTHS);
