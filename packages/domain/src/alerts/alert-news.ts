/** What is known of a person who wants to be told, when their list is looked at. */
export interface AlertCheck {
  /** Whether they know of surveys already: from their last visit, or because they were told. */
  readonly had: boolean;
  /** Since when there are surveys that they were not told of yet; null where there were none at the last look. */
  readonly waiting_since: Date | null;
  readonly has: boolean;
  /** Their last visit. */
  readonly seen_at: Date;
  readonly notified_at: Date | null;
  readonly quiet: boolean;
}

export interface AlertNews {
  readonly had: boolean;
  readonly waiting_since: Date | null;
  readonly tells: boolean;
}

const dayMs = 24 * 3_600_000;
/** Whoever was here within this time may still look at the panel, which shows new surveys by itself. */
const hereMs = 10 * 60_000;

/**
 * Tells once when there are surveys after there were none. During quiet hours, within a day of the last time, and while
 * the person is here it waits, and tells later if there still are some; a visit meanwhile makes it needless.
 */
export function alertNews(check: AlertCheck, now: Date): AlertNews {
  const { had, has, seen_at, notified_at, quiet } = check;
  if (!has) return { had: false, waiting_since: null, tells: false };
  const knows = { had: true, waiting_since: null, tells: false };
  if (had) return knows;
  const since = check.waiting_since ?? now;
  if (seen_at > since) return knows;
  const waits = quiet || isWithin(dayMs, notified_at, now) || isWithin(hereMs, seen_at, now);
  return waits ? { had: false, waiting_since: since, tells: false } : { ...knows, tells: true };
}

const isWithin = (ms: number, at: Date | null, now: Date): boolean =>
  at !== null && now.getTime() - at.getTime() < ms;
