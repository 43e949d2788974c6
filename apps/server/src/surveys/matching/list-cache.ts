// A cache of serialised lists by their etag: a repeated request of a client without a cache costs neither matching nor
// serialising while nothing has changed. A list is kept when it is asked for again: most never are, because their client
// keeps them, and what is not kept is garbage that costs next to nothing (decision 0139).
import type { LentPage } from '#request/lent-page.ts';

/** A list has some tens of kilobytes. */
const maxBytes = 16 * 1024 * 1024;
/** Twice as many are about what fits: what is asked for again later than that would have been evicted. */
const maxAsked = 128;

export class ListCache {
  private readonly lists = new Map<string, Buffer>();
  private asked = new Set<string>();
  private askedBefore = new Set<string>();
  private bytes = 0;

  of(etag: string, write: () => LentPage): Buffer | LentPage {
    const cached = this.lists.get(etag);
    if (cached) return cached;
    const page = write();
    if (this.asked.has(etag) || this.askedBefore.has(etag)) return this.keep(etag, page);
    this.note(etag);
    return page;
  }

  private note(etag: string): void {
    this.asked.add(etag);
    if (this.asked.size < maxAsked) return;
    this.askedBefore = this.asked;
    this.asked = new Set();
  }

  private keep(etag: string, page: LentPage): Buffer {
    const list = Buffer.from(page.bytes);
    page.giveBack();
    this.lists.set(etag, list);
    this.bytes += list.length;
    for (const [oldest, { length }] of this.lists) {
      if (this.bytes <= maxBytes) break;
      this.lists.delete(oldest);
      this.bytes -= length;
    }
    return list;
  }
}
