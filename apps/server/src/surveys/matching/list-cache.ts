// Lists as they were sent last, by their etag: whoever asks again before anything has changed, and does not keep it
// themselves, costs no matching and no writing.

/** A list has some tens of kilobytes. */
const mostBytes = 16 * 1024 * 1024;

export class ListCache {
  private readonly lists = new Map<string, Buffer>();
  private bytes = 0;

  of(etag: string, make: () => Buffer): Buffer {
    const kept = this.lists.get(etag);
    if (kept) return kept;
    const list = make();
    this.lists.set(etag, list);
    this.bytes += list.length;
    this.forgetOldest();
    return list;
  }

  private forgetOldest(): void {
    for (const [etag, list] of this.lists) {
      if (this.bytes <= mostBytes) return;
      this.lists.delete(etag);
      this.bytes -= list.length;
    }
  }
}
