// How many open surveys of each country ask which question of the profile: counted as surveys open and close, so that My
// profile reads it without walking the inventory (decision 0109).
import type { SurveyDemand } from '@earnwall/domain/profile/open-questions';

interface CountryDemand extends SurveyDemand {
  surveys: number;
  readonly byQuestion: Map<string, number>;
}

const none: SurveyDemand = { surveys: 0, byQuestion: new Map() };

export class AskedQuestions {
  private readonly countries = new Map<string, CountryDemand>();
  private readonly surveys = new Map<number, { country: string; questions: readonly string[] }>();
  /** Many surveys ask the same: one list for all of them. */
  private readonly lists = new Map<string, readonly string[]>();

  put(id: number, country: string, questions: readonly string[]): void {
    this.remove(id);
    const key = questions.join('\n');
    const shared = this.lists.get(key) ?? questions;
    this.lists.set(key, shared);
    this.surveys.set(id, { country, questions: shared });
    this.count(country, shared, 1);
  }

  remove(id: number): void {
    const survey = this.surveys.get(id);
    if (!survey) return;
    this.surveys.delete(id);
    this.count(survey.country, survey.questions, -1);
  }

  /** Those that a survey asks. */
  of(id: number): readonly string[] {
    return this.surveys.get(id)?.questions ?? [];
  }

  in(country: string): SurveyDemand {
    return this.countries.get(country) ?? none;
  }

  private count(country: string, questions: readonly string[], by: 1 | -1): void {
    const demand = this.countries.get(country) ?? { surveys: 0, byQuestion: new Map<string, number>() };
    this.countries.set(country, demand);
    demand.surveys += by;
    for (const question of questions) {
      demand.byQuestion.set(question, (demand.byQuestion.get(question) ?? 0) + by);
    }
  }
}
