// Notifications wait until they are acknowledged. One that was received is hidden for the time that its reader asked for; one
// whose opportunity changes meanwhile waits on, whatever is acknowledged.
interface Notification {
  readonly id: number;
  version: number;
  /** The version that somebody received last. */
  received: number | null;
  hiddenUntil: number;
}

export class NotificationQueue {
  readonly #waiting = new Map<number, Notification>();
  #version = 0;

  notify(id: number): void {
    this.#version += 1;
    this.#waiting.set(id, { id, version: this.#version, received: null, hiddenUntil: 0 });
  }

  /** Ids that a reader of this shard may have now. */
  visible(
    { limit, count, current }: { limit: number; count: number; current: number },
    now: number,
  ): number[] {
    return [...this.#waiting.values()]
      .filter(({ id, hiddenUntil }) => hiddenUntil <= now && id % count === current - 1)
      .slice(0, limit)
      .map(({ id }) => id);
  }

  hide(ids: readonly number[], until: number): void {
    for (const id of ids) {
      const waiting = this.#waiting.get(id);
      if (waiting) Object.assign(waiting, { received: waiting.version, hiddenUntil: until });
    }
  }

  acknowledge(ids: readonly number[]): void {
    for (const id of ids) {
      const waiting = this.#waiting.get(id);
      if (waiting && waiting.received === waiting.version) this.#waiting.delete(id);
    }
  }

  /** What was received and not acknowledged comes again at once. */
  showAll(): void {
    for (const waiting of this.#waiting.values()) waiting.hiddenUntil = 0;
  }

  get size(): number {
    return this.#waiting.size;
  }
}
