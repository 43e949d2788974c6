// What a reading of a list needs, and what comes of it.
import type { FeedPage } from '#ports/feed.ts';
import type { Database } from '#store/engine/database.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import type { OpenRows } from '#store/suppliers/open-rows.ts';

/** Where pages come from, and where they are stored. */
export interface Feed<Page extends FeedPage> {
  /** Of the supplier or network. */
  readonly id: string;
  /** Only a `list` says by its absences what is closed. */
  readonly kind: 'list' | 'queue';
  fetch(cursor: string | null, signal: AbortSignal): Promise<Page>;
  /** The open items of the page, by the supplier's ids. */
  refsOf(page: Page): readonly string[];
  findCursor(on: Queryable): Promise<string | null>;
  /** False when another reader has moved it. */
  holdCursor(tx: Tx, cursor: string | null, now: Date): Promise<boolean>;
  moveCursor(tx: Tx, cursor: string): Promise<void>;
  readonly open: OpenRows;
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
  /** Why the list was not believed. */
  doubt?: string;
}

/** Of one run: a list beyond them is not read to its end. */
export interface FeedLimits {
  readonly pages: number;
  readonly rows: number;
  readonly ms: number;
}

export interface FeedTools {
  database: Database;
  now(): Date;
  signal: AbortSignal;
  limits?: FeedLimits;
}
