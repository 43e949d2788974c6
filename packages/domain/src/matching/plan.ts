// A person in the words of one country: the rows that may shut them out, most telling first. Made once per change of
// the profile, then walked with every request.
import { rowWords } from './chunk.ts';
import { factsOf } from './demands.ts';
import type { Respondent } from './targeting.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Plan {
  readonly person: Respondent;
  /** The vocabulary it was made from, and how large that was: with more words it may read differently. */
  readonly words: Vocabulary;
  readonly wordsKnown: number;
  /** Where each row begins in a chunk; a survey in any of them is shut. Always whole fours, as the walk reads them. */
  readonly singles: Int32Array;
  /** The same for people with several answers: how many rows, then their beginnings; a survey in all of them is shut. */
  readonly groups: Int32Array;
  /** By set of closed quotas known then: 0 not looked at yet, 1 this person is counted in it, 2 is not. */
  readonly counted: Uint8Array;
}

export function planFor(
  person: Respondent,
  words: Vocabulary,
  population: readonly number[],
  closedQuotas: number,
): Plan {
  const rows = factsOf(person).flatMap((fact) => words.rowsOfFact(fact));
  const singles = rows.filter((group) => group.length === 1).flat();
  const groups = rows.filter((group) => group.length > 1);
  singles.sort((a, b) => (population[b] ?? 0) - (population[a] ?? 0));
  return {
    person,
    words,
    wordsKnown: words.size,
    singles: Int32Array.from(inFours(singles), (row) => row * rowWords),
    groups: Int32Array.from(groups.flatMap((group) => [group.length, ...group.map((row) => row * rowWords)])),
    counted: new Uint8Array(closedQuotas),
  };
}

/** Asking the same row again changes nothing. */
function inFours(rows: readonly number[]): number[] {
  const missing = rows.length === 0 ? 0 : (4 - (rows.length % 4)) % 4;
  return [...rows, ...Array<number>(missing).fill(rows[0] ?? 0)];
}
