// Whether a worker that ended is replaced, and how soon. One that ends now and then is replaced at once, several in a row
// ever more slowly. When none of them serves and they end again and again, another try would not help: a service manager
// starts the product anew, or somebody reads why it ended. As long as one serves, the others are tried on: what keeps them
// from starting may be a database that is away.
const [windowMs, hopelessAfter] = [60_000, 5];
const [firstPauseMs, longestPauseMs] = [250, 5_000];

interface Ends {
  /** When workers have ended, this one included, in milliseconds of any clock. */
  readonly ends: readonly number[];
  readonly now: number;
  /** Workers that serve now. */
  readonly serving: number;
}

/** Milliseconds before it is replaced; null when it is not. */
export function pauseBeforeReplacing({ ends, now, serving }: Ends): number | null {
  const recent = ends.filter((at) => now - at < windowMs).length;
  if (recent >= hopelessAfter && serving === 0) return null;
  return recent <= 1 ? 0 : Math.min(firstPauseMs * 2 ** (recent - 2), longestPauseMs);
}
