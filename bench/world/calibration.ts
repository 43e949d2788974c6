/** Odds that were told to somebody. */
export interface Told {
  readonly said: number;
  readonly truth: number;
  /** How likely the person opened it, at its place in the list. */
  readonly weight: number;
}

/** What was said against what was true of the same attempts, in the steps in which odds are shown. */
export class Calibration {
  private readonly bins = new Map<number, { n: number; said: number; true: number }>();
  private count = 0;

  add({ said, truth, weight }: Told): void {
    const step = Math.round(said * 20);
    const bin = this.bins.get(step) ?? { n: 0, said: 0, true: 0 };
    this.bins.set(step, {
      n: bin.n + weight,
      said: bin.said + weight * said,
      true: bin.true + weight * truth,
    });
    this.count += weight;
  }

  include(other: Calibration): void {
    for (const [step, more] of other.bins) {
      const bin = this.bins.get(step) ?? { n: 0, said: 0, true: 0 };
      this.bins.set(step, { n: bin.n + more.n, said: bin.said + more.said, true: bin.true + more.true });
    }
    this.count += other.count;
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

  add(key: string | number, told: Told): void {
    const own = this.of.get(key) ?? new Calibration();
    own.add(told);
    this.of.set(key, own);
  }

  /** Of another world with the same groups. */
  include(other: CalibrationBy): void {
    for (const [key, more] of other.of) {
      const own = this.of.get(key) ?? new Calibration();
      own.include(more);
      this.of.set(key, own);
    }
  }

  /** The largest error of those with enough attempts; NaN without any. */
  worst(leastAttempts = 0): number {
    const measured = [...this.of.values()].filter(({ attempts }) => attempts >= leastAttempts);
    return measured.length === 0 ? Number.NaN : Math.max(...measured.map(({ error }) => error));
  }
}
