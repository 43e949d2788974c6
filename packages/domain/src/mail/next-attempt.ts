// When a mail that was not taken is tried again: soon at first, then less and less often, for three days
// (decision 0054: a receiver may be down or slow, and nothing is lost).

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const longestPauseMs = 12 * hourMs;
const patienceMs = 72 * hourMs;

interface MailAttempts {
  /** How often it was tried so far. */
  readonly attempts: number;
  /** When it was written. */
  readonly since: Date;
  readonly now: Date;
}

/** Null: it is given up. */
export function nextMailAttempt({ attempts, since, now }: MailAttempts): Date | null {
  const pauseMs = Math.min(minuteMs * 4 ** Math.max(0, attempts - 1), longestPauseMs);
  const at = now.getTime() + pauseMs;
  return at - since.getTime() > patienceMs ? null : new Date(at);
}
