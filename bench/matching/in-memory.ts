// The product's own index over the benchmark's inventory.
import { ExcludedIds } from '@earnwall/domain/matching/excluded-ids';
import {
  type CompiledRespondent,
  compileRespondent,
  MatchIndex,
} from '@earnwall/domain/matching/match-index';
import { matchByScan } from '@earnwall/domain/matching/naive';
import type { MatchableSurvey } from '@earnwall/domain/matching/targeting';
import type { Person } from './test-data.ts';

/** A page as the bar names it. */
export const pageSize = 50;

export interface CompiledPerson {
  readonly compiled: CompiledRespondent;
  readonly taken: ReadonlySet<number>;
  readonly excluded: ExcludedIds;
}

export function buildIndex(inventory: readonly MatchableSurvey[]): MatchIndex<number> {
  const index = new MatchIndex<number>();
  for (const survey of inventory) index.put(survey, survey.id);
  return index;
}

export function compilePeople(people: readonly Person[]): CompiledPerson[] {
  return people.map(({ respondent, taken }) => ({
    compiled: compileRespondent(respondent),
    taken,
    excluded: new ExcludedIds(taken),
  }));
}

/** One page for everybody; answers the sum of what was found, so that contenders can be held against each other. */
export function matchAll(index: MatchIndex<number>, people: readonly CompiledPerson[]): number {
  let sum = 0;
  for (const { compiled, excluded } of people) {
    const found = index.match(compiled, excluded, pageSize);
    for (let place = 0; place < found.length; place += 1) sum += (found[place] ?? 0) * (place + 1);
  }
  return sum;
}

/** No number counts unless the answers are those of a plain scan. */
export function isCorrect(
  index: MatchIndex<number>,
  inventory: readonly MatchableSurvey[],
  people: readonly Person[],
): boolean {
  return people.every(({ respondent, taken }) => {
    const scanned = matchByScan(inventory, respondent, taken, pageSize).map(({ id }) => id);
    const matched = index.match(compileRespondent(respondent), new ExcludedIds(taken), pageSize);
    return String(matched) === String(scanned);
  });
}
