// The retry schedule of a mail: exponential backoff for three days
// (decision 0054: the mail server may be down or slow without losing mail).

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const longestPauseMs = 12 * hourMs;
const giveUpAfterMs = 72 * hourMs;

interface MailAttempts {
  /** How often it was tried so far. */
  readonly attempts: number;
  /** When it was written. */
  readonly since: Date;
  readonly now: Date;
}

/** Null: no further attempt. */
export function nextMailAttempt({ attempts, since, now }: MailAttempts): Date | null {
  const pauseMs = Math.min(minuteMs * 4 ** Math.max(0, attempts - 1), longestPauseMs);
  const at = now.getTime() + pauseMs;
  return at - since.getTime() > giveUpAfterMs ? null : new Date(at);
}
