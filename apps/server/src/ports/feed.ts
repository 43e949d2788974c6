// Lists that suppliers and offer networks publish, page by page.

export interface FeedPage {
  /** Closed at the sender, or no longer usable by us. */
  readonly closed: readonly string[];
  /** Open at the sender, and not read this time: a snapshot leaves them as they are instead of closing them. */
  readonly unchanged?: readonly string[];
  /** Rows that could not be read, or not be used: left out, or closed where they have a name. */
  readonly unread: readonly UnreadRow[];
  readonly cursor: string;
  /** False while more pages wait behind the cursor. */
  readonly complete: boolean;
  /** Of a queue: tells the sender that the page is stored. Called after the commit; what is not acknowledged comes again. */
  readonly acknowledge?: (signal: AbortSignal) => Promise<void>;
}

export interface UnreadRow {
  /** The sender's own name for it; null where not even that can be read. */
  readonly ref: string | null;
  /** For operators. */
  readonly reason: string;
  /** The row as JSON, cut to what is worth storing. */
  readonly sample: string;
}

/** There is no answer that can be used; what we have stays as it is. */
export class SupplierUnavailable extends Error {}

/** The cursor is no longer known. */
export class CursorExpired extends Error {}
