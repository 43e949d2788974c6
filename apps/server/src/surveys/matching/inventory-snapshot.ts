// The open inventory of one moment: the index, and a version for each country. A version is the sum of the digests of
// its surveys, so nodes with the same surveys have the same version, in whatever order they read them.
import { type CompiledRespondent, MatchIndex } from '@earnwall/domain/matching/match-index';
import type { SurveyDemand } from '@earnwall/domain/profile/open-questions';
import { questionsOf } from '@earnwall/domain/qualification/next-step';
import type { OpenSurvey } from '#store/surveys/surveys.ts';
import { AskedQuestions } from './asked-questions.ts';
import { type ListedSurvey, listedSurvey, matchableSurvey } from './listed-survey.ts';

export class InventorySnapshot {
  private readonly index = new MatchIndex<ListedSurvey>();
  private readonly asked = new AskedQuestions();
  private readonly surveys = new Map<number, ListedSurvey>();
  private readonly versions = new Map<string, { sum: bigint; text: string }>();

  put(survey: OpenSurvey): void {
    const listed = listedSurvey(survey);
    if (this.surveys.get(survey.id)?.digest === listed.digest) return;
    this.remove(survey.id);
    this.surveys.set(survey.id, listed);
    this.count(listed.country, listed.digest);
    this.index.put(matchableSurvey(survey), listed);
    // Quotas are left out: an open one asks nothing, and a closed one hardly anybody. The onboarding survey is our own.
    if (!survey.onboarding) {
      this.asked.put(survey.id, survey.country, questionsOf({ targeting: survey.targeting, quotas: [] }));
    }
  }

  remove(id: number): void {
    const listed = this.surveys.get(id);
    if (!listed) return;
    this.surveys.delete(id);
    this.count(listed.country, -listed.digest);
    this.index.remove(id);
    this.asked.remove(id);
  }

  match(person: CompiledRespondent, excluded: ReadonlySet<number>, limit: number): ListedSurvey[] {
    return this.index.match(person, excluded, limit);
  }

  demandIn(country: string): SurveyDemand {
    return this.asked.in(country);
  }

  versionOf(country: string): string {
    return this.versions.get(country)?.text ?? '0';
  }

  private count(country: string, digest: bigint): void {
    const sum = BigInt.asUintN(64, (this.versions.get(country)?.sum ?? 0n) + digest);
    this.versions.set(country, { sum, text: sum.toString(36) });
  }
}
