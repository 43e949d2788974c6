// The retry schedule of a postback (PB-02): eleven attempts over three days, each pause a little longer by chance, so that
// what failed together does not come back together.

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

const pausesMs = [
  5 * secondMs,
  30 * secondMs,
  2 * minuteMs,
  10 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  6 * hourMs,
  12 * hourMs,
  24 * hourMs,
  28 * hourMs,
];
const jitter = 0.2;

/** `tries` attempts have failed; `random` is from 0 to 1. Null: there is no further attempt. */
export function pauseAfter(tries: number, random: number): number | null {
  const pauseMs = pausesMs[tries - 1];
  return pauseMs === undefined ? null : Math.round(pauseMs * (1 + jitter * random));
}
