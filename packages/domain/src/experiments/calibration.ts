/** With fewer starts a share is chance, and nothing is said of it. */
const fewestStarts = 50;

export interface SaidCounts {
  /** The odds that people read, in percent; 0 where they read that the odds are not known yet. */
  readonly said: number;
  readonly entrants: number;
  readonly completes: number;
}

export interface CalibrationStep extends SaidCounts {
  /** Percent, whole; null where there are too few starts to tell. */
  readonly finished: number | null;
}

/** "When we said 60%, 58% finished": each step of the odds against what came of it, from the lowest (OD-01). */
export function calibrationOf(rows: readonly SaidCounts[]): CalibrationStep[] {
  const sums = new Map<number, { entrants: number; completes: number }>();
  for (const { said, entrants, completes } of rows) {
    if (said === 0) continue;
    const sum = sums.get(said) ?? { entrants: 0, completes: 0 };
    sums.set(said, { entrants: sum.entrants + entrants, completes: sum.completes + completes });
  }
  return [...sums]
    .sort(([one], [other]) => one - other)
    .map(([said, { entrants, completes }]) => ({
      said,
      entrants,
      completes,
      finished: entrants < fewestStarts ? null : Math.round((100 * completes) / entrants),
    }));
}
