import { fitOf, isExcludedBy } from '../matching/naive.ts';
import { primaryLanguage, type Quota, type Respondent, type Targeting } from '../matching/targeting.ts';
import type { ProfileQuestion } from '../profile/question.ts';
import { birthdayQuestion, genderQuestion } from '../profile/respondent.ts';

/** The part of a survey that a qualification needs. */
export interface SurveyDemands {
  readonly language: string;
  readonly targeting: Targeting;
  readonly quotas: readonly Quota[];
}

export interface QualificationState {
  readonly survey: SurveyDemands;
  readonly respondent: Respondent;
  /** The questions we can ask; a clause about any other one is left to the supplier. */
  readonly questions: ReadonlyMap<string, ProfileQuestion>;
  /** What the respondent has skipped in this qualification. */
  readonly skipped: ReadonlySet<string>;
}

/** `about` is what decided: a question's id, or `language`. */
export type Step =
  | { readonly kind: 'ask'; readonly question: string }
  | { readonly kind: 'qualified' }
  | { readonly kind: 'disqualified'; readonly outcome: 'screen_out' | 'quota_full'; readonly about: string };

/**
 * The next step of a qualification (QU-01). What is known is never asked. A skipped question that the targeting needs
 * ends it; a full quota excludes only respondents who are known to be counted in it.
 */
export function nextStep({ survey, respondent, questions, skipped }: QualificationState): Step {
  const { targeting, quotas } = survey;
  if (!isLanguageKnown(survey.language, respondent)) return screenOut('language');
  const criteria = criteriaOf(targeting);
  const contradicted = criteria.find((criterion) => fitOf(criterion.alone, respondent) === 'contradicts');
  if (contradicted) return screenOut(contradicted.question);
  const full = quotas.find((quota) => isExcludedBy(quota, respondent));
  if (full) return { kind: 'disqualified', outcome: 'quota_full', about: nameOf(full) };

  const open = criteria.filter(
    (criterion) => fitOf(criterion.alone, respondent) === 'unknown' && questions.has(criterion.question),
  );
  const refused = open.find(({ question }) => skipped.has(question));
  if (refused) return screenOut(refused.question);
  const next = easiest([...open, ...openQuotaCriteria(quotas, respondent)], questions, skipped);
  return next ? { kind: 'ask', question: next } : { kind: 'qualified' };
}

/** Every question that may still be asked, as far as is known now; a quota that fills up meanwhile may add to them. */
export function openQuestions({ survey, respondent, questions, skipped }: QualificationState): string[] {
  const criteria = criteriaOf(survey.targeting).filter(({ alone }) => fitOf(alone, respondent) === 'unknown');
  const all = [...criteria, ...openQuotaCriteria(survey.quotas, respondent)].map(({ question }) => question);
  return [...new Set(all)].filter((id) => questions.has(id) && !skipped.has(id));
}

/** Every question a survey may ask, so that they can be loaded in one query. */
export function questionsOf({ targeting, quotas }: Pick<SurveyDemands, 'targeting' | 'quotas'>): string[] {
  const criteria = [targeting, ...quotas.map((quota) => quota.targeting)].flatMap(criteriaOf);
  return [...new Set(criteria.map(({ question }) => question))];
}

/** One criterion of a targeting: the question that decides it, and that part of the targeting alone. */
interface Criterion {
  readonly question: string;
  readonly alone: Targeting;
  /** How many answers satisfy it: the fewer, the more selective. */
  readonly width: number;
}

function criteriaOf({ min_age, max_age, genders, clauses }: Targeting): Criterion[] {
  const hasAge = min_age !== undefined || max_age !== undefined;
  const age = {
    ...(min_age !== undefined && { min_age }),
    ...(max_age !== undefined && { max_age }),
    clauses: [],
  };
  const width = (max_age ?? 99) - (min_age ?? 18);
  return [
    ...(hasAge ? [{ question: birthdayQuestion, alone: age, width }] : []),
    ...(genders
      ? [{ question: genderQuestion, alone: { genders, clauses: [] }, width: genders.length }]
      : []),
    ...clauses.map((clause) => ({
      question: clause.question,
      alone: { clauses: [clause] },
      width: clause.answers.length,
    })),
  ];
}

/** What to ask before a full quota can be ruled out, so that no one is sent to a supplier in vain. */
function openQuotaCriteria(quotas: readonly Quota[], respondent: Respondent): Criterion[] {
  return quotas
    .filter((quota) => quota.remaining === 0 && fitOf(quota.targeting, respondent) === 'unknown')
    .flatMap((quota) => criteriaOf(quota.targeting))
    .filter((criterion) => fitOf(criterion.alone, respondent) === 'unknown');
}

/** The least effort first, then the most selective; the id breaks ties, so that the order is the same for all. */
function easiest(
  criteria: readonly Criterion[],
  questions: ReadonlyMap<string, ProfileQuestion>,
  skipped: ReadonlySet<string>,
): string | null {
  const [first] = criteria
    .flatMap((criterion) => {
      const question = questions.get(criterion.question);
      return question && !skipped.has(question.id) ? [{ ...criterion, effort: question.effort }] : [];
    })
    .sort((a, b) => a.effort - b.effort || a.width - b.width || (a.question < b.question ? -1 : 1));
  return first?.question ?? null;
}

/** Languages are never asked for; but a respondent with known languages is not sent to a survey in another one. */
function isLanguageKnown(language: string, { languages }: Respondent): boolean {
  return languages === null || languages.map(primaryLanguage).includes(primaryLanguage(language));
}

/** A quota has no meaningful name of its own, so it is named by the questions it is about. */
function nameOf({ targeting }: Quota): string {
  return criteriaOf(targeting)
    .map(({ question }) => question)
    .join('+');
}

const screenOut = (about: string): Step => ({ kind: 'disqualified', outcome: 'screen_out', about });
