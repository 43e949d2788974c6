// A bucket of tokens for each key: full at first, one token a call, refilled evenly. It holds a minute's worth, unless
// more may come at once.
const minuteMs = 60_000;
/** A flood of keys must not fill the memory; an evicted key starts with a full bucket. */
const maxKeys = 10_000;

export interface TokenBuckets {
  /** Takes one token: 0, or, when there is none, the milliseconds until there is. */
  take(key: string, now: number): number;
  /** The same without taking one. */
  waitFor(key: string, now: number): number;
}

export function createBuckets(perMinute: number, burst = perMinute): TokenBuckets {
  const msPerToken = minuteMs / perMinute;
  const msToFill = burst * msPerToken;
  // When each key's bucket will be full again; the longest unused stand first.
  const fullAt = new Map<string, number>();

  // A clock that was turned back must keep nobody waiting for longer than an empty bucket does.
  const fullFrom = (key: string, now: number) =>
    Math.min(Math.max(fullAt.get(key) ?? now, now), now + msToFill);
  const waitFor = (key: string, now: number) => Math.max(0, fullFrom(key, now) - now - msToFill + msPerToken);

  return {
    waitFor,
    take(key, now) {
      const full = fullFrom(key, now);
      const waitMs = waitFor(key, now);
      if (waitMs > 0) {
        fullAt.set(key, full);
        return waitMs;
      }
      fullAt.delete(key);
      fullAt.set(key, full + msPerToken);
      if (fullAt.size > maxKeys) fullAt.delete(fullAt.keys().next().value ?? key);
      return 0;
    },
  };
}
