import { type Backoff, backoffMs } from '#lib/backoff.ts';

// When a page reconnects to a server that many pages have lost at the same moment (decision 0079). Pure.

const backoff: Backoff = { firstMs: 10_000, maxMs: 30_000 };
/** Everybody behind one router learns at once that the network is there again; they are few, and their users are waiting. */
const onlineMs = 5_000;

/** Until the next try, after so many that failed; the first time this is also how reads are spread. */
export function reconnectMs(failures: number, random: number): number {
  return backoffMs(backoff, failures, random);
}

export function afterOnlineMs(random: number): number {
  return onlineMs * random;
}
