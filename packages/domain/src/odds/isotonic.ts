// A last correction of what was said by what happened: the best curve that never falls (pool adjacent violators).
import { within } from './log-odds.ts';

interface Point {
  /** Odds at entry, as they were said: 0 to 1. */
  readonly said: number;
  readonly entrants: number;
  readonly completes: number;
}

/** Where `said[i]` was said, `real[i]` happened; straight lines between. */
export interface Correction {
  readonly said: readonly number[];
  readonly real: readonly number[];
}

/** With fewer outcomes the curve would follow chance. */
const leastOutcomes = 2_000;
/** As if so many at each point had ended as said. */
const trust = 400;

interface Block {
  said: number;
  real: number;
  weight: number;
}

export function fitIsotonic(points: readonly Point[]): Correction | null {
  const outcomes = points.reduce((sum, { entrants }) => sum + entrants, 0);
  if (outcomes < leastOutcomes) return null;
  const blocks: Block[] = [];
  for (const point of [...points].sort((one, other) => one.said - other.said)) {
    if (point.entrants <= 0) continue;
    let block = blockOf(point);
    for (let last = blocks.at(-1); last && isBeyond(last, block); last = blocks.at(-1)) {
      block = joined(last, block);
      blocks.pop();
    }
    blocks.push(block);
  }
  return { said: blocks.map(({ said }) => said), real: blocks.map(({ real }) => possible(real)) };
}

/** Beyond the first and the last point the difference in odds at that point holds. */
export function correct({ said, real }: Correction, p: number): number {
  const after = said.findIndex((value) => value >= p);
  const at = after < 0 ? said.length : after;
  const [lowSaid, lowReal] = [said[at - 1], real[at - 1]];
  const [highSaid, highReal] = [said[at], real[at]];
  if (lowSaid === undefined || lowReal === undefined) return inside(p, highSaid, highReal);
  if (highSaid === undefined || highReal === undefined) return inside(p, lowSaid, lowReal);
  return lowReal + ((highReal - lowReal) * (p - lowSaid)) / (highSaid - lowSaid);
}

const inside = (p: number, said = p, real = p): number => possible(p + real - said);

const possible = (p: number): number => within(p, 0.01, 0.99);

const isBeyond = (one: Block, next: Block): boolean => one.real >= next.real || one.said === next.said;

const blockOf = ({ said, entrants, completes }: Point): Block => ({
  said,
  real: (completes + trust * said) / (entrants + trust),
  weight: entrants + trust,
});

function joined(one: Block, other: Block): Block {
  const weight = one.weight + other.weight;
  return {
    said: (one.said * one.weight + other.said * other.weight) / weight,
    real: (one.real * one.weight + other.real * other.weight) / weight,
    weight,
  };
}
