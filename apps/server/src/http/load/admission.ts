// Limits how many requests a node runs concurrently to as many as it answers in time. While answers are fast it admits up
// to `most`, and more where the throughput allows; when they become slow it falls back to the recent throughput, and from
// there it grows again step by step (decision 0058).
export interface AdmissionLimits {
  /** A request that takes longer is slow. */
  readonly slowMs: number;
  /** So many are always admitted. */
  readonly least: number;
  /** So many are admitted as long as few are slow. */
  readonly most: number;
}

const windowMs = 250;
/** With more than one slow request in ten, too many are admitted. */
const slowShare = 0.1;
/** From one window to the next. */
const growth = 1.25;

export class Admission {
  private limit: number;
  private windowStart: number;
  private finished = 0;
  private slow = 0;

  constructor(
    private readonly limits: AdmissionLimits,
    now: number,
  ) {
    this.limit = limits.most;
    this.windowStart = now;
  }

  /** Called for every request: as long as few are in flight it compares two numbers. */
  isFull(inFlight: number, now: () => number): boolean {
    if (inFlight < this.limits.least) return false;
    this.adapt(now());
    return inFlight >= this.limit;
  }

  noteEnd(tookMs: number): void {
    this.finished += 1;
    if (tookMs > this.limits.slowMs) this.slow += 1;
  }

  private adapt(now: number): void {
    const windows = (now - this.windowStart) / windowMs;
    // Nothing has ended: nothing is known yet.
    if (windows < 1 || this.finished === 0) return;
    const throughput = this.finished / windows;
    const isTooMuch = this.slow > this.finished * slowShare;
    const { least, most } = this.limits;
    const grown = Math.min(this.limit * growth ** Math.min(windows, 100), most);
    this.limit = Math.max(isTooMuch ? least : grown, throughput);
    this.windowStart = now;
    this.finished = 0;
    this.slow = 0;
  }
}
