// A span of time as whole days of UTC and few quarters: the days to the midnights nearest to its ends, plus or minus the
// quarters in between. Statistics by day are a hundredth of those by quarter, so that a long period of any zone is read
// as fast as one of UTC.

export interface Piece {
  readonly grain: 'day' | 'quarter';
  readonly from: Date;
  /** Not included. */
  readonly to: Date;
  readonly sign: 1 | -1;
}

const dayMs = 24 * 3_600_000;

const nearestMidnight = (at: Date): Date => new Date(Math.round(at.getTime() / dayMs) * dayMs);

export function piecesOf({ from, to }: { from: Date; to: Date }): Piece[] {
  const first = nearestMidnight(from);
  const last = nearestMidnight(to);
  if (first >= last) return pieces('quarter', from, to, 1);
  return [
    ...pieces('day', first, last, 1),
    ...pieces('quarter', from, first, 1),
    ...pieces('quarter', first, from, -1),
    ...pieces('quarter', last, to, 1),
    ...pieces('quarter', to, last, -1),
  ];
}

const pieces = (grain: Piece['grain'], from: Date, to: Date, sign: Piece['sign']): Piece[] =>
  from < to ? [{ grain, from, to, sign }] : [];
