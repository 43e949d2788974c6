/** What was said against what was true of the same attempts, in the steps in which odds are shown. */
export class Calibration {
  private readonly bins = new Map<number, { n: number; said: number; true: number }>();
  private count = 0;

  add(said: number, truth: number): void {
    const step = Math.round(said * 20);
    const bin = this.bins.get(step) ?? { n: 0, said: 0, true: 0 };
    this.bins.set(step, { n: bin.n + 1, said: bin.said + said, true: bin.true + truth });
    this.count += 1;
  }

  get attempts(): number {
    return this.count;
  }

  /** How far what is said lies from the truth, on the average over attempts. */
  get error(): number {
    let sum = 0;
    for (const bin of this.bins.values()) sum += Math.abs(bin.said - bin.true);
    return sum / Math.max(1, this.count);
  }
}

/** One for each value of something. */
export class CalibrationBy {
  private readonly of = new Map<string | number, Calibration>();

  add(key: string | number, said: number, truth: number): void {
    const own = this.of.get(key) ?? new Calibration();
    own.add(said, truth);
    this.of.set(key, own);
  }

  /** The largest error of those with enough attempts to measure it. */
  worst(leastAttempts: number): number {
    const errors = [...this.of.values()].filter(({ attempts }) => attempts >= leastAttempts);
    return Math.max(0, ...errors.map(({ error }) => error));
  }
}
