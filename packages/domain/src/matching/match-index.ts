// The open inventory in memory, queried for every list (SV-02). Surveys are added and removed without a rebuild.
import { CountryIndex } from './country-index.ts';
import type { ExcludedIds } from './excluded-ids.ts';
import type { ExplainedEntry } from './explain-chunk.ts';
import type { Plan } from './plan.ts';
import type { MatchableSurvey, Respondent } from './targeting.ts';

/** A respondent prepared for matching; valid until their profile changes. */
export interface CompiledRespondent {
  readonly person: Respondent;
  plan: Plan | null;
}

export function compileRespondent(person: Respondent): CompiledRespondent {
  return { person, plan: null };
}

export class MatchIndex<Item> {
  readonly countries = new Map<string, CountryIndex<Item>>();
  private readonly positions = new Map<number, Pick<MatchableSurvey, 'id' | 'rank' | 'country'>>();

  get size(): number {
    return this.positions.size;
  }

  /** New, or changed in any way: a quota that closed, another rank, another country. */
  put(survey: MatchableSurvey, item: Item): void {
    this.remove(survey.id);
    const { id, rank, country } = survey;
    const index = this.countries.get(country) ?? new CountryIndex<Item>();
    this.countries.set(country, index);
    index.insert(survey, item);
    this.positions.set(id, { id, rank, country });
  }

  /** Closed, paused or withdrawn. */
  remove(id: number): void {
    const position = this.positions.get(id);
    if (!position) return;
    this.countries.get(position.country)?.remove(position);
    this.positions.delete(id);
  }

  /** All surveys of the respondent's country, with the rules that each is closed by. */
  explain(person: Respondent): ExplainedEntry<Item>[] {
    return this.countries.get(person.country)?.explain(person) ?? [];
  }

  /** The first surveys that fit, best first. */
  match(compiled: CompiledRespondent, excluded: ExcludedIds, limit: number): Item[] {
    const index = this.countries.get(compiled.person.country);
    if (!index) return [];
    const isCurrent = compiled.plan !== null && index.isCurrent(compiled.plan);
    const plan = isCurrent && compiled.plan ? compiled.plan : index.planFor(compiled.person);
    compiled.plan = plan;
    return index.match(plan, excluded, limit);
  }
}
