interface Step {
  readonly said: number;
  readonly starts: number;
  readonly finished: number | null;
}

/** The step with the most starts, as a sentence; null where there are too few of all. */
export function sayStep(steps: readonly Step[]): string | null {
  const [most] = steps
    .filter(({ finished }) => finished !== null)
    .toSorted((one, other) => other.starts - one.starts);
  return most ? `When we said ${most.said}%, ${most.finished}% finished.` : null;
}
