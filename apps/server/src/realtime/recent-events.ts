// What was said in the last seconds. A page is painted some time before it can hear: what is said in between, such as
// the report that follows a respondent home, would reach nobody.
interface Said {
  readonly to: string;
  readonly event: string;
  readonly json: string;
  readonly at: number;
}

/** Longer than a slow phone takes from the first byte to its first subscription. */
export const rememberedMs = 15_000;
/** Beyond that many, in a storm, the oldest go early: events are hints, and what is short-lived costs next to nothing. */
export const mostRemembered = 1024;

/** A ring: the newest takes the place of the oldest. */
export class RecentEvents {
  private readonly ring: Said[] = [];
  private next = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  add(to: string, event: string, json: string): void {
    this.ring[this.next] = { to, event, json, at: this.now() };
    this.next = (this.next + 1) % mostRemembered;
  }

  /** The oldest first. */
  lately(to: string, ageMs: number): Said[] {
    if (ageMs === 0) return [];
    const since = this.now() - Math.min(ageMs, rememberedMs);
    const isWanted = (said: Said) => said.to === to && said.at >= since;
    return [
      ...this.ring.slice(this.next).filter(isWanted),
      ...this.ring.slice(0, this.next).filter(isWanted),
    ];
  }
}
