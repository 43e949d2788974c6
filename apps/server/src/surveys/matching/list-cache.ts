// A cache of serialised lists by their etag: a repeated request of a client without a cache costs neither matching nor
// serialising while nothing has changed.

/** A list has some tens of kilobytes. */
const maxBytes = 16 * 1024 * 1024;

export class ListCache {
  private readonly lists = new Map<string, Buffer>();
  private bytes = 0;

  of(etag: string, make: () => Buffer): Buffer {
    const cached = this.lists.get(etag);
    if (cached) return cached;
    const list = make();
    this.lists.set(etag, list);
    this.bytes += list.length;
    this.evictOldest();
    return list;
  }

  private evictOldest(): void {
    for (const [etag, list] of this.lists) {
      if (this.bytes <= maxBytes) return;
      this.lists.delete(etag);
      this.bytes -= list.length;
    }
  }
}
