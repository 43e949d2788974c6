// A respondent compiled for one country: the rows that may exclude them, most selective first. Computed once per change
// of the profile, then used for every request.
import { rowWords } from './chunk.ts';
import type { MetConditions } from './conditions.ts';
import type { Demand } from './demands.ts';
import type { Respondent } from './targeting.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Plan {
  readonly person: Respondent;
  /** The vocabulary it was compiled from, and its size then: a larger one may give another plan. */
  readonly vocabulary: Vocabulary;
  readonly vocabularySize: number;
  /** The offset of each row in a chunk; a survey in any of them is excluded. Padded to a multiple of four. */
  readonly singles: Int32Array;
  /** For questions with several answers: the number of rows, then their offsets; a survey in all of them is excluded. */
  readonly groups: Int32Array;
  /** By set of closed quotas known then: 0 not computed yet, 1 the respondent is counted in it, 2 is not. */
  readonly counted: Uint8Array;
  readonly met: MetConditions;
}

export function planFor(
  { person, facts }: { person: Respondent; facts: readonly Demand[] },
  vocabulary: Vocabulary,
  population: readonly number[],
  closedQuotas: number,
): Plan {
  const rows = facts.flatMap((fact) => vocabulary.rowsOfFact(fact));
  const singles = rows.filter((group) => group.length === 1).flat();
  const groups = rows.filter((group) => group.length > 1);
  singles.sort((a, b) => (population[b] ?? 0) - (population[a] ?? 0));
  return {
    person,
    vocabulary,
    vocabularySize: vocabulary.size,
    singles: Int32Array.from(paddedToFour(singles), (row) => row * rowWords),
    groups: Int32Array.from(groups.flatMap((group) => [group.length, ...group.map((row) => row * rowWords)])),
    counted: new Uint8Array(closedQuotas),
    met: new WeakMap(),
  };
}

/** Repeating a row does not change the result. */
function paddedToFour(rows: readonly number[]): number[] {
  const missing = rows.length === 0 ? 0 : (4 - (rows.length % 4)) % 4;
  return [...rows, ...Array<number>(missing).fill(rows[0] ?? 0)];
}
