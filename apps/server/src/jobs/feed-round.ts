// One reading of a list, from a cursor to its end.
import { type Doubt, doubtAbout } from '@earnwall/domain/suppliers/feed-guard';
import { type FeedPage, SupplierUnavailable } from '#ports/feed.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { findFeedState, saveDoubt, saveRead } from '#store/suppliers/feed-states.ts';
import { saveUnreadRows } from '#store/suppliers/unread-rows.ts';
import type { Feed, FeedChanges, FeedTools } from './feed.ts';

const noDoubt: Doubt = { doubted_at: null, is_doubt_waived: false };

interface Stored {
  readonly changed: number;
  readonly closed: number;
  readonly doubt: string | null;
}

export class FeedRound<Page extends FeedPage> {
  private readonly changes: FeedChanges = { changed: 0, closed: 0, skipped: 0 };
  /** A snapshot counts only once it is whole: until then the stored cursor stays, and a broken one begins anew. */
  private snapshot: Set<string> | null = null;
  private pages = 0;
  private rows = 0;
  /** Before a snapshot was read. */
  private openBefore = 0;

  constructor(
    private readonly feed: Feed<Page>,
    private readonly tools: Required<FeedTools>,
    /** Where the table's cursor stands. */
    private held: string | null,
  ) {}

  async read(start: string | null): Promise<FeedChanges> {
    const { feed, changes } = this;
    const { database, signal } = this.tools;
    if (start === null && feed.kind === 'list') {
      this.snapshot = new Set();
      this.openBefore = await feed.open.count(database.db, feed.id);
    }
    for (let cursor = start; ; ) {
      const page = await feed.fetch(cursor, signal);
      signal.throwIfAborted();
      for (const ref of feed.refsOf(page)) this.snapshot?.add(ref);
      const next = this.snapshot && !page.complete ? this.held : page.cursor;
      const stored = await database.transaction((tx) => this.store(tx, page, next));
      // Another reader was faster: what it stored is at least as new.
      if (stored === null) return changes;
      changes.changed += stored.changed;
      changes.closed += stored.closed;
      changes.skipped += page.unread.length;
      // The cursor has not moved: the next reading brings the same again.
      if (stored.doubt !== null) return { ...changes, doubt: stored.doubt };
      await page.acknowledge?.(signal);
      if (page.complete || this.isEnough(page, cursor)) return changes;
      this.held = next;
      cursor = page.cursor;
    }
  }

  private async store(tx: Tx, page: Page, next: string | null): Promise<Stored | null> {
    const { feed, held, tools } = this;
    const now = tools.now();
    if (!(await feed.holdCursor(tx, held, now))) return null;
    const changed = await feed.save(tx, page, now);
    await saveUnreadRows(tx, feed.id, page.unread, now);
    const unreadable = new Set(page.unread.flatMap(({ ref }) => (ref === null ? [] : [ref])));
    const named = page.closed.filter((ref) => !unreadable.has(ref));
    const gone = page.closed.filter((ref) => unreadable.has(ref));
    let closed = await feed.close(tx, named, now);
    const doubt = await this.doubtAbout(tx, page, gone);
    if (doubt !== null) {
      await saveDoubt(tx, feed.id, { doubted_at: now, doubt });
      return { changed, closed, doubt };
    }
    // Of a snapshot they are closed once it is whole, with the others that it lacks.
    if (!this.snapshot) closed += await feed.close(tx, gone, now);
    else if (page.complete) closed += await feed.closeOthers(tx, this.snapshot, now);
    if (next !== held && next !== null) await feed.moveCursor(tx, next);
    if (page.complete)
      await saveRead(tx, feed.id, { read_at: now, open_rows: await feed.open.count(tx, feed.id) });
    return { changed, closed, doubt: null };
  }

  /** `gone`: known rows that can no longer be read or used, which may as well be a new form of the supplier's list. */
  private async doubtAbout(tx: Tx, page: Page, gone: readonly string[]): Promise<string | null> {
    const { feed, snapshot, openBefore, tools } = this;
    if (snapshot ? !page.complete : gone.length === 0) return null;
    const open = snapshot ? openBefore : await feed.open.count(tx, feed.id);
    const closing = snapshot
      ? await feed.open.countOthers(tx, feed.id, snapshot)
      : await feed.open.countNamed(tx, feed.id, gone);
    const doubt = (await findFeedState(tx, feed.id)) ?? noDoubt;
    return doubtAbout({ open, closing, isEmpty: snapshot?.size === 0 }, doubt, tools.now());
  }

  /** Changes go on from here in the next run; a snapshot that never ends is of no use. */
  private isEnough(page: Page, asked: string | null): boolean {
    const { pages, rows } = this.tools.limits;
    this.pages += 1;
    this.rows += this.feed.refsOf(page).length + page.closed.length + page.unread.length;
    if (page.cursor === asked && this.feed.kind === 'list')
      throw new SupplierUnavailable('The list does not go on: a page names itself as the next one');
    const isBeyond = this.pages >= pages || this.rows >= rows;
    if (isBeyond && this.snapshot)
      throw new SupplierUnavailable(`The list has more than ${rows} rows or ${pages} pages`);
    return isBeyond;
  }
}
