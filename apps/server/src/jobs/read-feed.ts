// Syncs our copy of a supplier's or network's list: page by page, each page in one transaction together with its cursor.
// After a failure the next run continues from the last stored page (decision 0024).
import { CursorExpired } from '#ports/supplier.ts';
import type { Database } from '#store/engine/database.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';

interface FeedPage {
  readonly closed: readonly string[];
  readonly skipped: number;
  readonly cursor: string;
  readonly complete: boolean;
}

/** Where pages come from, and where they are stored. */
export interface Feed<Page extends FeedPage> {
  fetch(cursor: string | null, signal: AbortSignal): Promise<Page>;
  /** The open items of the page, by the supplier's ids. */
  refsOf(page: Page): readonly string[];
  findCursor(on: Queryable): Promise<string | null>;
  /** False when another reader has moved it. */
  holdCursor(tx: Tx, cursor: string | null, now: Date): Promise<boolean>;
  moveCursor(tx: Tx, cursor: string): Promise<void>;
  /** These three resolve to how many rows were changed. */
  save(tx: Tx, page: Page, now: Date): Promise<number>;
  close(tx: Tx, refs: Iterable<string>, now: Date): Promise<number>;
  closeOthers(tx: Tx, refs: Iterable<string>, now: Date): Promise<number>;
}

export interface FeedChanges {
  /** Rows that were changed; 0 when nothing was new. */
  changed: number;
  closed: number;
  skipped: number;
}

export interface FeedTools {
  database: Database;
  now(): Date;
  signal: AbortSignal;
}

export async function readFeed<Page extends FeedPage>(
  feed: Feed<Page>,
  tools: FeedTools,
): Promise<FeedChanges> {
  const stored = await feed.findCursor(tools.database.db);
  try {
    return await readRound(feed, stored, stored, tools);
  } catch (error) {
    if (!(error instanceof CursorExpired)) throw error;
    tools.signal.throwIfAborted();
    return await readRound(feed, stored, null, tools);
  }
}

/** All pages from `start` on; `stored` is where the table's cursor stands. */
async function readRound<Page extends FeedPage>(
  feed: Feed<Page>,
  stored: string | null,
  start: string | null,
  { database, now, signal }: FeedTools,
): Promise<FeedChanges> {
  const changes: FeedChanges = { changed: 0, closed: 0, skipped: 0 };
  // A snapshot counts only once it is whole: until then the stored cursor stays, and a broken one begins anew.
  const snapshot = start === null ? new Set<string>() : null;
  for (let held = stored, cursor = start; ; ) {
    const page = await feed.fetch(cursor, signal);
    for (const ref of feed.refsOf(page)) snapshot?.add(ref);
    const next = snapshot && !page.complete ? held : page.cursor;
    const outcome = await database.transaction(async (tx) => {
      if (!(await feed.holdCursor(tx, held, now()))) return null;
      const changed = await feed.save(tx, page, now());
      let closed = await feed.close(tx, page.closed, now());
      if (snapshot && page.complete) closed += await feed.closeOthers(tx, snapshot, now());
      if (next !== held && next !== null) await feed.moveCursor(tx, next);
      return { changed, closed };
    });
    // Another reader was faster: what it stored is at least as new.
    if (outcome === null) return changes;
    changes.changed += outcome.changed;
    changes.closed += outcome.closed;
    changes.skipped += page.skipped;
    if (page.complete) return changes;
    held = next;
    cursor = page.cursor;
  }
}
