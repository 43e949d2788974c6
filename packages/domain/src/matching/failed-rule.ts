// Why a survey is not for a respondent, by the rules of matching.

export const surveyRules = ['device', 'language', 'age', 'gender', 'answer', 'group', 'quota'] as const;

export interface FailedRule {
  /** `group`: none of several profiles of which one has to fit. */
  readonly rule: (typeof surveyRules)[number];
  /** The question of an `answer`; null for the others. */
  readonly question: string | null;
}
