/** Odds that are never quite certain: no count of people proves that nobody, or everybody, finishes. */
const nearest = 0.005;

export const within = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

export function logOdds(p: number): number {
  const inside = within(p, nearest, 1 - nearest);
  return Math.log(inside / (1 - inside));
}

export const fromLogOdds = (value: number): number => 1 / (1 + Math.exp(-value));
