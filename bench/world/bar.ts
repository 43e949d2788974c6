/** One promise, measured once: what was measured with which seed, and whether it is kept. */
export interface Bar {
  readonly bar: string;
  readonly seed: number;
  readonly value: number;
  readonly isMet: boolean;
}

/** What proves some of the promises; the short form runs in the suite and may promise less. */
export type BarsOf = (isQuick: boolean) => Bar[];

export const atMost = (bar: string, seed: number, value: number, limit: number): Bar => ({
  bar: `${bar} ≤ ${limit}`,
  seed,
  value,
  isMet: value <= limit,
});

export const atLeast = (bar: string, seed: number, value: number, limit: number): Bar => ({
  bar: `${bar} ≥ ${limit}`,
  seed,
  value,
  isMet: value >= limit,
});
