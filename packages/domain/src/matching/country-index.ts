// The open surveys of one country: chunks in the order of the list, and the vocabulary that maps demands to their rows.
import { Chunk, maxEntries } from './chunk.ts';
import { ClosedQuotas } from './closed-quotas.ts';
import { Conditions } from './conditions.ts';
import { type Demand, demandsOf, factsOf } from './demands.ts';
import type { ExcludedIds } from './excluded-ids.ts';
import { type ExplainedEntry, explainChunk, factRows } from './explain-chunk.ts';
import { type Plan, planFor } from './plan.ts';
import type { MatchableSurvey, Respondent } from './targeting.ts';
import { Vocabulary } from './vocabulary.ts';
import { walk } from './walk.ts';

type Position = Pick<MatchableSurvey, 'id' | 'rank'>;

/** Rows are added to every chunk by so many at once. */
const rowStep = 64;

export class CountryIndex<Item> {
  readonly chunks: Chunk<Item>[] = [];
  private readonly vocabulary = new Vocabulary();
  readonly closedQuotas = new ClosedQuotas();
  private readonly conditions = new Conditions();
  /** How many surveys have their bit set in each row. */
  private readonly population: number[] = [];
  private capacity = rowStep;

  insert(survey: MatchableSurvey, item: Item): void {
    const rows: number[] = [];
    const closedQuotas = this.closedQuotas.divide(survey);
    for (const demand of [...demandsOf(survey), closedQuotas.demand])
      this.vocabulary.addExcludingRows(demand, rows, this.addRow);
    const chunk = this.chunkFor(survey);
    const place = placeIn(chunk, survey);
    const condition = this.conditions.take(survey);
    chunk.insert(place, {
      id: survey.id,
      rank: survey.rank,
      closedQuotas: closedQuotas.set,
      condition,
      item,
    });
    for (const row of rows) {
      chunk.set(row, place);
      this.population[row] = (this.population[row] ?? 0) + 1;
    }
  }

  remove(survey: Position): void {
    const index = this.chunkIndexOf(survey);
    const chunk = this.chunks[index];
    const place = chunk ? placeIn(chunk, survey) : -1;
    if (!chunk || chunk.idAt(place) !== survey.id) return;
    this.conditions.release(chunk.entryAt(place).condition);
    chunk.remove(place, (row) => {
      this.population[row] = (this.population[row] ?? 0) - 1;
    });
    if (chunk.size === 0) this.chunks.splice(index, 1);
  }

  planFor(person: Respondent): Plan {
    const facts = this.factsOf(person);
    return planFor({ person, facts }, this.vocabulary, this.population, this.closedQuotas.sizeOfSets);
  }

  isCurrent(plan: Plan): boolean {
    return plan.vocabulary === this.vocabulary && plan.vocabularySize === this.vocabulary.size;
  }

  match(plan: Plan, excluded: ExcludedIds, limit: number): Item[] {
    return walk(this.chunks, plan, this.closedQuotas, excluded, limit);
  }

  /** Every survey in the order of the list, with all rules that the respondent fails: by the rows that also match. */
  explain(person: Respondent): ExplainedEntry<Item>[] {
    const plan = this.planFor(person);
    const rows = factRows(this.factsOf(person), this.vocabulary);
    return this.chunks.flatMap((chunk) =>
      explainChunk(chunk, rows, person, (set) => this.closedQuotas.isCounted(set, plan)),
    );
  }

  private factsOf(person: Respondent): Demand[] {
    return [...factsOf(person), this.closedQuotas.factOf(person)];
  }

  private readonly addRow = (row: number, like: number | null): void => {
    this.population[row] = like === null ? 0 : (this.population[like] ?? 0);
    if (row >= this.capacity) {
      this.capacity += rowStep;
      for (const chunk of this.chunks) chunk.growTo(this.capacity);
    }
    if (like !== null) for (const chunk of this.chunks) chunk.copyRow(like, row);
  };

  private chunkFor(survey: Position): Chunk<Item> {
    const index = this.chunkIndexOf(survey);
    const chunk = this.chunks[index];
    if (chunk && chunk.size < maxEntries) return chunk;
    // Loading in order fills each chunk; only an insert in the middle has to split one.
    const isBehind = !chunk || compareAt(chunk, chunk.size - 1, survey) < 0;
    const added = isBehind ? new Chunk<Item>(this.capacity) : chunk.split();
    this.chunks.splice(index + 1, 0, added);
    return isBehind ? added : this.chunkFor(survey);
  }

  /** The last chunk that begins at or before this place in the list, or the first one. */
  private chunkIndexOf(survey: Position): number {
    let low = 0;
    let high = this.chunks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      const chunk = this.chunks[middle];
      if (chunk && compareAt(chunk, 0, survey) <= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** The order of the list: the survey at this place against another one. */
function compareAt(chunk: Chunk<unknown>, place: number, { rank, id }: Position): number {
  return (chunk.ranks[place] ?? 0) - rank || chunk.idAt(place) - id;
}

/** The index of this survey, or where it would be inserted. */
function placeIn(chunk: Chunk<unknown>, survey: Position): number {
  let low = 0;
  let high = chunk.size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareAt(chunk, middle, survey) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
