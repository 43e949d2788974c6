import { fitOf, isShutOutBy } from '../matching/naive.ts';
import { primaryLanguage, type Quota, type Respondent, type Targeting } from '../matching/targeting.ts';
import type { ProfileQuestion } from '../profile/question.ts';
import { birthdayQuestion, genderQuestion } from '../profile/respondent.ts';

/** What a survey asks of people, as far as a qualification is concerned. */
export interface SurveyDemands {
  readonly language: string;
  readonly targeting: Targeting;
  readonly quotas: readonly Quota[];
}

export interface Standing {
  readonly survey: SurveyDemands;
  readonly respondent: Respondent;
  /** The questions we can ask; a clause about any other one is left to the supplier. */
  readonly questions: ReadonlyMap<string, ProfileQuestion>;
  /** What the person would not answer in this qualification. */
  readonly skipped: ReadonlySet<string>;
}

/** `about` is what decided: a question's id, or `language`. */
export type Step =
  | { readonly kind: 'ask'; readonly question: string }
  | { readonly kind: 'qualified' }
  | { readonly kind: 'disqualified'; readonly outcome: 'screen_out' | 'quota_full'; readonly about: string };

/**
 * The next step of a qualification (QU-01). What is known is never asked. A wish of the survey that the person
 * would not speak about ends it; of a full quota only those are shut out who are known to be counted in it.
 */
export function nextStep({ survey, respondent, questions, skipped }: Standing): Step {
  const { targeting, quotas } = survey;
  if (!isRead(survey.language, respondent)) return screenOut('language');
  const wishes = wishesOf(targeting);
  const contradicted = wishes.find((wish) => fitOf(wish.alone, respondent) === 'contradicts');
  if (contradicted) return screenOut(contradicted.question);
  const full = quotas.find((quota) => isShutOutBy(quota, respondent));
  if (full) return { kind: 'disqualified', outcome: 'quota_full', about: nameOf(full) };

  const open = wishes.filter(
    (wish) => fitOf(wish.alone, respondent) === 'unknown' && questions.has(wish.question),
  );
  const refused = open.find(({ question }) => skipped.has(question));
  if (refused) return screenOut(refused.question);
  const next = easiest([...open, ...quotaDoubts(quotas, respondent)], questions, skipped);
  return next ? { kind: 'ask', question: next } : { kind: 'qualified' };
}

/** Every question a survey may ask of somebody, so that they can be loaded in one go. */
export function questionsOf({ targeting, quotas }: Pick<SurveyDemands, 'targeting' | 'quotas'>): string[] {
  const wishes = [targeting, ...quotas.map((quota) => quota.targeting)].flatMap(wishesOf);
  return [...new Set(wishes.map(({ question }) => question))];
}

/** One thing a targeting asks for: the question that tells, and that part of the targeting alone. */
interface Wish {
  readonly question: string;
  readonly alone: Targeting;
  /** How many answers satisfy it: the fewer, the sooner it decides. */
  readonly width: number;
}

function wishesOf({ min_age, max_age, genders, clauses }: Targeting): Wish[] {
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

/** What is to be asked before a full quota can be passed: nobody should learn at the supplier's door that it is full. */
function quotaDoubts(quotas: readonly Quota[], respondent: Respondent): Wish[] {
  return quotas
    .filter((quota) => quota.remaining === 0 && fitOf(quota.targeting, respondent) === 'unknown')
    .flatMap((quota) => wishesOf(quota.targeting))
    .filter((wish) => fitOf(wish.alone, respondent) === 'unknown');
}

/** The least effort first, then what decides soonest; the id breaks ties, so that everybody is asked in one order. */
function easiest(
  wishes: readonly Wish[],
  questions: ReadonlyMap<string, ProfileQuestion>,
  skipped: ReadonlySet<string>,
): string | null {
  const [first] = wishes
    .flatMap((wish) => {
      const question = questions.get(wish.question);
      return question && !skipped.has(question.id) ? [{ ...wish, effort: question.effort }] : [];
    })
    .sort((a, b) => a.effort - b.effort || a.width - b.width || (a.question < b.question ? -1 : 1));
  return first?.question ?? null;
}

/** Nobody is asked for a language: they read the panel. Who has told theirs is not sent to a survey in another. */
function isRead(language: string, { languages }: Respondent): boolean {
  return languages === null || languages.map(primaryLanguage).includes(primaryLanguage(language));
}

/** A quota has no name that means anything to us; what it counts has. */
function nameOf({ targeting }: Quota): string {
  return wishesOf(targeting)
    .map(({ question }) => question)
    .join('+');
}

const screenOut = (about: string): Step => ({ kind: 'disqualified', outcome: 'screen_out', about });
