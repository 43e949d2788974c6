// Every connection beats twice a minute, a share of them each second: one timer for all, and never all at the same time.
const beatSeconds = 30;

export interface Beating {
  beat(): void;
}

export class Heartbeat<Connection extends Beating> {
  private readonly slots = Array.from({ length: beatSeconds }, () => new Set<Connection>());
  private readonly timer = setInterval(() => this.tick(), 1_000);
  private second = 0;
  private added = 0;
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** Returns the function that removes it. */
  add(connection: Connection): () => void {
    const slot = this.slots[this.added++ % beatSeconds];
    slot?.add(connection);
    this.count += 1;
    return () => {
      if (slot?.delete(connection)) this.count -= 1;
    };
  }

  all(): Connection[] {
    return this.slots.flatMap((slot) => [...slot]);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** One second's share. */
  tick(): void {
    const slot = this.slots[this.second++ % beatSeconds] ?? [];
    for (const connection of [...slot]) connection.beat();
  }
}
