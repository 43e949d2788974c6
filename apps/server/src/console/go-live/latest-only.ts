// One piece of work at a time for each key; of those that come meanwhile only the latest is done. However busy an app is, its
// row is written by one connection of a node.
export class LatestOnly {
  private readonly waiting = new Map<string, (() => Promise<unknown>) | null>();

  /** `work` must not reject. Resolves when nothing of this key is left, or at once where it has to wait. */
  async run(key: string, work: () => Promise<unknown>): Promise<void> {
    if (this.waiting.has(key)) {
      this.waiting.set(key, work);
      return;
    }
    for (let next: (() => Promise<unknown>) | null = work; next; next = this.waiting.get(key) ?? null) {
      this.waiting.set(key, null);
      await next();
    }
    this.waiting.delete(key);
  }
}
