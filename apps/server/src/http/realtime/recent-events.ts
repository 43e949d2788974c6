// What was said in the last seconds. A page is painted some time before it can hear: what is said in between, such as
// the report that follows a respondent home, would reach nobody.
interface Said {
  readonly event: string;
  readonly json: string;
  readonly at: number;
}

/** Longer than a slow phone takes from the first byte to its first subscription. */
export const rememberedMs = 15_000;
/** Beyond that many, in a storm, the oldest go early: events are hints. */
const mostRemembered = 20_000;

/** Two halves, so that forgetting costs nothing: every quarter of a minute the elder one is let go. */
export class RecentEvents {
  private young = new Map<string, Said[]>();
  private old = new Map<string, Said[]>();
  private held = 0;
  private turnedAt: number;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.turnedAt = now();
  }

  add(to: string, event: string, json: string): void {
    this.forget();
    const said = { event, json, at: this.now() };
    const before = this.young.get(to);
    if (before) before.push(said);
    else this.young.set(to, [said]);
    this.held += 1;
  }

  /** The oldest first. */
  lately(to: string, ageMs: number): Said[] {
    const since = this.now() - Math.min(ageMs, rememberedMs);
    const all = [...(this.old.get(to) ?? []), ...(this.young.get(to) ?? [])];
    return all.filter(({ at }) => at >= since);
  }

  private forget(): void {
    const now = this.now();
    if (now - this.turnedAt < rememberedMs && this.held < mostRemembered / 2) return;
    this.old = this.young;
    this.young = new Map();
    this.held = 0;
    this.turnedAt = now;
  }
}
