// The rules that keep a respondent out of each survey of a chunk, read from the rows that the hot path (walk.ts) reads: what
// is explained is what was matched. It visits every survey, which a list never does.
import { type Chunk, rowWords } from './chunk.ts';
import type { Condition } from './conditions.ts';
import { type Demand, ruleOf } from './demands.ts';
import type { FailedRule } from './failed-rule.ts';
import { fitOf, groupFit } from './naive.ts';
import type { Respondent } from './targeting.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface ExplainedEntry<Item> {
  readonly id: number;
  readonly item: Item;
  /** None where nothing but the respondent's own past can keep it from the list. */
  readonly failed: readonly FailedRule[];
}

/** What is known of a respondent as rows: a survey that is in all rows of one group fails the rule. */
interface FactRows {
  readonly failed: FailedRule;
  readonly groups: readonly (readonly number[])[];
}

export function factRows(facts: readonly Demand[], vocabulary: Vocabulary): FactRows[] {
  return facts.map((fact) => ({ failed: ruleOf(fact), groups: vocabulary.rowsOfFact(fact) }));
}

export function explainChunk<Item>(
  chunk: Chunk<Item>,
  facts: readonly FactRows[],
  person: Respondent,
  isCounted: (closedQuotas: number) => boolean,
): ExplainedEntry<Item>[] {
  const failed = chunk.ranks.map((): FailedRule[] => []);
  for (const fact of facts) {
    for (let at = 0; at * 32 < chunk.size; at += 1) {
      for (let out = excludedBy(fact.groups, chunk.bits, at); out !== 0; out &= out - 1) {
        // Bits behind the last survey are never set.
        failed[at * 32 + 31 - Math.clz32(out & -out)]?.push(fact.failed);
      }
    }
  }
  return failed.map((rules, place) => {
    const { id, item, closedQuotas, condition } = chunk.entryAt(place);
    // One is enough to say that a quota is full.
    const isFull = !rules.some(({ rule }) => rule === 'quota') && isCounted(closedQuotas);
    return { id, item, failed: [...rules, ...failedConditions(condition, isFull, person)] };
  });
}

function excludedBy(groups: FactRows['groups'], bits: Int32Array, at: number): number {
  let excluded = 0;
  for (const rows of groups) {
    let inAll = -1;
    for (const row of rows) inAll &= bits[row * rowWords + at] ?? 0;
    excluded |= inAll;
  }
  return excluded;
}

const group: FailedRule = { rule: 'group', question: null };
const quota: FailedRule = { rule: 'quota', question: null };

function failedConditions(condition: Condition | null, isCounted: boolean, person: Respondent): FailedRule[] {
  return [
    ...(condition && failsGroup(condition, person) ? [group] : []),
    ...(isCounted || (condition && hasNoPlace(condition, person)) ? [quota] : []),
  ];
}

const failsGroup = ({ groups }: Condition, person: Respondent) =>
  groups.some((members) => groupFit(members, person) === 'contradicts');

const hasNoPlace = ({ open }: Condition, person: Respondent) =>
  open?.every((targeting) => fitOf(targeting, person) === 'contradicts') ?? false;
