// Every connection beats twice a minute, a share of them each second: one timer for all, and never all at the same time.
const beatSeconds = 30;

export interface Beating {
  /** Which second is its own: set when it is added. */
  beatSlot: number;
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

  add(connection: Connection): void {
    connection.beatSlot = this.added++ % beatSeconds;
    this.slots[connection.beatSlot]?.add(connection);
    this.count += 1;
  }

  remove(connection: Connection): void {
    if (this.slots[connection.beatSlot]?.delete(connection)) this.count -= 1;
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
