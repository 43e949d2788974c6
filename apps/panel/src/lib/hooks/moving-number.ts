/** Long enough to be seen, short enough not to be waited for. */
export const runMs = 900;

/** Where a number is on its way after some time: fast at first, and exactly at its end in the end. */
export function movingNumber(from: number, to: number, elapsedMs: number): number {
  const progress = Math.min(Math.max(elapsedMs / runMs, 0), 1);
  const eased = 1 - (1 - progress) ** 3;
  return Math.round(from + (to - from) * eased);
}
