// How long the next try to sign in has to wait after failures: longer each time, and never for good, so that nobody can
// lock somebody else out.

export interface Failures {
  readonly failures: number;
  readonly last_at: Date;
}

/** `network` is shared by many people, so that more failures are free. */
export type AttemptKind = 'account' | 'network';

const free: Readonly<Record<AttemptKind, number>> = { account: 3, network: 20 };
const longestSeconds = 60;
/** A series of failures ends after this time without one. */
export const seriesMs = 3_600_000;

export function waitSeconds(kind: AttemptKind, failures: number): number {
  const counted = failures - free[kind];
  return counted < 0 ? 0 : Math.min(longestSeconds, 2 ** Math.min(counted, 10));
}

/** How many milliseconds a try at `now` would be too early. */
export function waitMs(kind: AttemptKind, past: Failures | null, now: Date): number {
  if (!past || isOver(past, now)) return 0;
  const until = past.last_at.getTime() + waitSeconds(kind, past.failures) * 1000;
  return Math.max(0, until - now.getTime());
}

/** The number to store for one more failure. */
export const nextFailures = (past: Failures | null, now: Date): number =>
  !past || isOver(past, now) ? 1 : past.failures + 1;

const isOver = ({ last_at }: Failures, now: Date): boolean => now.getTime() - last_at.getTime() >= seriesMs;
