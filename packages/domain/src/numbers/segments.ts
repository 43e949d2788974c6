// The stretches into which the ends of some pieces cut the time: each is read once, however many pieces it is part of.
import type { Piece } from './pieces.ts';

type Ends = Pick<Piece, 'from' | 'to'>;

export interface Segments {
  /** In order; segment n lies between bounds n - 1 and n. */
  readonly bounds: readonly Date[];
  /** What is in any piece, with as few gaps as there are. */
  readonly blocks: readonly Ends[];
  /** The numbers of the segments of a piece: from the first to before the last. */
  within(piece: Ends): { first: number; end: number };
}

export function segmentsOf(pieces: readonly Ends[]): Segments {
  const times = [...new Set(pieces.flatMap(({ from, to }) => [from.getTime(), to.getTime()]))];
  const bounds = times.sort((one, other) => one - other);
  const numbers = new Map(bounds.map((at, index) => [at, index + 1]));
  const numberOf = (at: Date): number => {
    const number = numbers.get(at.getTime());
    if (number === undefined) throw new Error(`${at.toISOString()} is the end of no piece`);
    return number;
  };
  return {
    bounds: bounds.map((at) => new Date(at)),
    blocks: blocksOf(pieces),
    within: ({ from, to }) => ({ first: numberOf(from), end: numberOf(to) }),
  };
}

function blocksOf(pieces: readonly Ends[]): Ends[] {
  const blocks: Ends[] = [];
  for (const { from, to } of [...pieces].sort((one, other) => one.from.getTime() - other.from.getTime())) {
    const last = blocks.at(-1);
    if (!last || from > last.to) blocks.push({ from, to });
    else if (to > last.to) blocks[blocks.length - 1] = { from: last.from, to };
  }
  return blocks;
}
