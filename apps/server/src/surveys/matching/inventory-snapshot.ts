// The open inventory of one moment: the index, and a version for each country. A version is the sum of the digests of
// its surveys, so nodes with the same surveys have the same version, in whatever order they read them.
import { MatchIndex } from '@earnwall/domain/matching/match-index';
import { compileShares, QuestionNumbers } from '@earnwall/domain/odds/compiled-shares';
import { SurveyRecords } from '@earnwall/domain/odds/survey-records';
import type { SurveyDemand } from '@earnwall/domain/profile/open-questions';
import { questionsOf } from '@earnwall/domain/qualification/next-step';
import { type Judged, judge } from '@earnwall/domain/surveys/why-not';
import type { SurveyCounts } from '#store/surveys/outcome-counts.ts';
import type { OpenSurvey } from '#store/surveys/surveys.ts';
import { Learned } from '#surveys/odds/learned.ts';
import { surveyOdds } from '#surveys/odds/survey-odds.ts';
import { AskedQuestions } from './asked-questions.ts';
import { type ListedSurvey, listedSurvey, matchableSurvey } from './listed-survey.ts';
import type { MatchedPerson } from './respondents.ts';
import { Restrictions } from './restrictions.ts';

const none: readonly string[] = [];

export class InventorySnapshot {
  private readonly index = new MatchIndex<ListedSurvey>();
  private readonly asked = new AskedQuestions();
  private readonly surveys = new Map<number, ListedSurvey>();
  private readonly restrictions = new Map<string, Restrictions>();
  private readonly versions = new Map<string, { sum: bigint; text: string }>();
  /** Of the questions that surveys ask, for shares. */
  readonly numbers = new QuestionNumbers();
  /** What lists read of all surveys. */
  readonly records = new SurveyRecords();

  /** All of it was made by what had been learned then. */
  constructor(readonly learned: Learned = new Learned()) {}

  /** Where a survey would stand in the index. */
  rankOf(survey: OpenSurvey, counts: SurveyCounts | null): number {
    return matchableSurvey(survey, surveyOdds(survey, this.learned, counts)).rank;
  }

  put(survey: OpenSurvey, counts: SurveyCounts | null = null): void {
    const odds = surveyOdds(survey, this.learned, counts);
    const shares = compileShares(survey.targeting, this.learned.sharesIn(survey.country), this.numbers);
    const listed = listedSurvey(survey, { odds, shares, learnedId: this.learned.id });
    if (this.surveys.get(survey.id)?.digest === listed.digest) return;
    this.remove(survey.id);
    listed.record = this.records.put({ ...listed, reward: listed.payout });
    this.surveys.set(survey.id, listed);
    this.count(listed.country, listed.digest);
    const matchable = matchableSurvey(survey, odds);
    this.index.put(matchable, listed);
    if (survey.exclusions || survey.invited) this.restrictionsOf(survey.country).put(survey);
    // A closed quota asks hardly anybody, an open one only where one has to be. The onboarding survey is our own.
    if (!survey.onboarding) {
      const quotas = matchable.quotas.filter(({ remaining }) => remaining > 0);
      this.asked.put(survey.id, survey.country, questionsOf({ targeting: survey.targeting, quotas }));
    }
  }

  remove(id: number): void {
    const listed = this.surveys.get(id);
    if (!listed) return;
    this.surveys.delete(id);
    this.records.release(listed.record);
    this.count(listed.country, -listed.digest);
    this.index.remove(id);
    this.asked.remove(id);
    this.restrictions.get(listed.country)?.remove(id);
  }

  find(id: number): ListedSurvey | null {
    return this.surveys.get(id) ?? null;
  }

  match({ compiled, excluded, past }: MatchedPerson, limit: number): ListedSurvey[] {
    const restrictions = this.restrictions.get(compiled.person.country);
    return this.index.match(compiled, restrictions?.excluding(excluded, past) ?? excluded, limit);
  }

  /** Every open survey of the person's country, in the order of the list: shown, or the reason why not. */
  explain({ compiled, excluded, past }: MatchedPerson): Judged<ListedSurvey>[] {
    const { person } = compiled;
    const shutBy = this.restrictions.get(person.country)?.reasons(past);
    return this.index.explain(person).map(({ id, item, failed }) => {
      const reason = excluded.has(id) ? 'taken' : (shutBy?.(id) ?? null);
      return judge(item, failed, reason);
    });
  }

  /** What a survey asks of whoever enters it. */
  questionsOf(id: number): readonly string[] {
    return this.asked.of(id);
  }

  /** The suppliers of the country's surveys that are not for everybody. */
  restrictedIn(country: string): readonly string[] {
    return this.restrictions.get(country)?.suppliers ?? none;
  }

  demandIn(country: string): SurveyDemand {
    return this.asked.in(country);
  }

  versionOf(country: string): string {
    return this.versions.get(country)?.text ?? '0';
  }

  private restrictionsOf(country: string): Restrictions {
    const restrictions = this.restrictions.get(country) ?? new Restrictions();
    this.restrictions.set(country, restrictions);
    return restrictions;
  }

  private count(country: string, digest: bigint): void {
    const sum = BigInt.asUintN(64, (this.versions.get(country)?.sum ?? 0n) + digest);
    this.versions.set(country, { sum, text: sum.toString(36) });
  }
}
