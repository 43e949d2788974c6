// What a few observations say about a share: the Wilson score interval. It never leaves 0 to 1, and is honest for small
// counts, where the observed share alone would be a rumour.

/** 99.9% of such intervals contain the true share: suppliers are measured all day long, and a rare mistake is one a day. */
const z = 3.29;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** `hits` beyond `tries` count as all of them: reports may be of earlier starts. */
export function wilson(hits: number, tries: number): Interval {
  if (tries <= 0) return { low: 0, high: 1 };
  const share = Math.min(hits, tries) / tries;
  const spread = z ** 2 / tries;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (z / (1 + spread)) * Math.sqrt((share * (1 - share)) / tries + spread / (4 * tries));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
