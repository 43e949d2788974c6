// The events of the last seconds. A page is rendered some time before it subscribes: events in between, such as the report
// that follows a returning respondent, would reach nobody.
interface RecentEvent {
  readonly to: string;
  readonly event: string;
  readonly json: string;
  readonly at: number;
}

/** Longer than a slow phone takes from the first byte to its first subscription. */
export const retentionMs = 15_000;
/** Beyond that many, in a burst, the oldest are dropped early: events are hints. */
export const maxRecent = 1024;

/** A ring buffer: the newest replaces the oldest. */
export class RecentEvents {
  private readonly ring: RecentEvent[] = [];
  private next = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  add(to: string, event: string, json: string): void {
    this.ring[this.next] = { to, event, json, at: this.now() };
    this.next = (this.next + 1) % maxRecent;
  }

  /** The oldest first. */
  since(to: string, ageMs: number): RecentEvent[] {
    if (ageMs === 0) return [];
    const oldest = this.now() - Math.min(ageMs, retentionMs);
    const isWanted = (event: RecentEvent) => event.to === to && event.at >= oldest;
    return [
      ...this.ring.slice(this.next).filter(isWanted),
      ...this.ring.slice(0, this.next).filter(isWanted),
    ];
  }
}
