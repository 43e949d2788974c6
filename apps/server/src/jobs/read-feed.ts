// Syncs our copy of a supplier's or network's list: page by page, each page in one transaction together with its cursor.
// After a failure the next run continues from the last stored page (decision 0024). What cannot be read or believed changes
// nothing that was good, and is kept for operators (decision 0116).
import { CursorExpired, type FeedPage, SupplierUnavailable } from '#ports/feed.ts';
import type { Feed, FeedChanges, FeedLimits, FeedTools } from './feed.ts';
import { noteFailure } from './feed-failure.ts';
import { FeedRound } from './feed-round.ts';

const defaultLimits: FeedLimits = { pages: 5_000, rows: 500_000, ms: 10 * 60_000 };

export async function readFeed<Page extends FeedPage>(
  feed: Feed<Page>,
  tools: FeedTools,
): Promise<FeedChanges> {
  const { limits = defaultLimits } = tools;
  const inTime = AbortSignal.timeout(limits.ms);
  const limited = { ...tools, limits, signal: AbortSignal.any([tools.signal, inTime]) };
  try {
    return await readOrBeginAnew(feed, limited);
  } catch (error) {
    // The node stops, or has lost the lease: that says nothing about the supplier.
    tools.signal.throwIfAborted();
    const failure = inTime.aborted ? new SupplierUnavailable('The list was not read in time') : error;
    await noteFailure(tools.database, feed.id, failure, tools.now());
    throw failure;
  }
}

async function readOrBeginAnew<Page extends FeedPage>(
  feed: Feed<Page>,
  tools: Required<FeedTools>,
): Promise<FeedChanges> {
  const stored = await feed.findCursor(tools.database.db);
  try {
    return await new FeedRound(feed, tools, stored).read(stored);
  } catch (error) {
    if (!(error instanceof CursorExpired)) throw error;
    tools.signal.throwIfAborted();
    return await new FeedRound(feed, tools, stored).read(null);
  }
}
