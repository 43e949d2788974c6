// What the last attempts say about a publisher's endpoint (PB-02): how many requests it gets at once, how long it is left
// alone, and when it is given up. One that fails gets little, so that it costs others nothing and is not flooded when it
// is back.

export interface Health {
  /** The requests it may get at once. */
  readonly limit: number;
  /** Failures in a row; those of attempts that ran side by side count as one. */
  readonly failures: number;
  readonly failed_at: Date | null;
  /** When the failures began; null while the last attempt succeeded. */
  readonly failing_since: Date | null;
}

const firstLimit = 8;
const maxLimit = 64;
/** So many failures in a row may be about single postbacks. */
const patience = 5;
const shortestPauseMs = 250;
const longestPauseMs = 30_000;
const giveUpMs = 72 * 3_600_000;
/** After an outage that was longer than this, postbacks need not wait for the rest of their pauses. */
const outageMs = 60_000;

export const newHealth = (failing_since: Date | null): Health => ({
  limit: failing_since === null ? firstLimit : 1,
  failures: 0,
  failed_at: null,
  failing_since,
});

export function afterSuccess({ limit }: Health): Health {
  return { limit: Math.min(maxLimit, limit + 1), failures: 0, failed_at: null, failing_since: null };
}

export function afterFailure(health: Health, { startedAt, now }: { startedAt: Date; now: Date }): Health {
  const { limit, failures, failed_at, failing_since } = health;
  if (failed_at !== null && startedAt < failed_at) return health;
  return {
    limit: Math.max(1, Math.floor(limit / 2)),
    failures: failures + 1,
    failed_at: now,
    failing_since: failing_since ?? now,
  };
}

/** How long to send nothing; `random` is from 0 to 1. */
export function pauseOf({ failures }: Health, random: number): number {
  if (failures < patience) return 0;
  const pauseMs = shortestPauseMs * 2 ** Math.min(failures - patience, 20);
  return Math.min(pauseMs, longestPauseMs) * (0.75 + random / 2);
}

export const isGivenUp = ({ failing_since }: Health, now: Date): boolean =>
  failing_since !== null && now.getTime() - failing_since.getTime() >= giveUpMs;

/** Asked with the health before a success. */
export const isOutageOver = ({ failing_since }: Health, now: Date): boolean =>
  failing_since !== null && now.getTime() - failing_since.getTime() >= outageMs;
