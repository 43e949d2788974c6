import { fitOf, groupFit, isExcludedBy, openQuotas } from '../matching/naive.ts';
import {
  type MatchableSurvey,
  primaryLanguage,
  type Respondent,
  type Targeting,
} from '../matching/targeting.ts';
import type { ProfileQuestion } from '../profile/question.ts';
import {
  type Asking,
  type Criterion,
  criteriaOf,
  groupsOf,
  isGroupRefused,
  isRefused,
  openCriteria,
  openInGroup,
  questionsIn,
} from './criteria.ts';

/** The part of a survey that a qualification needs. */
export type SurveyDemands = Pick<MatchableSurvey, 'language' | 'targeting' | 'quotas' | 'quota_rule'>;

export interface QualificationState extends Asking {
  readonly survey: SurveyDemands;
}

/** `about` is what decided: a question's id, or `language`. */
export type Step =
  | { readonly kind: 'ask'; readonly question: string }
  | { readonly kind: 'qualified' }
  | { readonly kind: 'disqualified'; readonly outcome: 'screen_out' | 'quota_full'; readonly about: string };

/**
 * The next step of a qualification (QU-01). What is known is never asked. A skipped question that the targeting needs, or
 * every quota that is still open, ends it; a full quota excludes only respondents who are known to be counted in it.
 */
export function nextStep(state: QualificationState): Step {
  const { survey, respondent, questions } = state;
  if (!isLanguageKnown(survey.language, respondent)) return screenOut('language');
  const contradicted = contradictedPart(survey.targeting, respondent);
  if (contradicted !== null) return screenOut(contradicted);
  const full = shuttingQuotas(survey, respondent);
  if (full) return { kind: 'disqualified', outcome: 'quota_full', about: nameOf(full) };
  const refused = refusedPart(state);
  if (refused !== null) return screenOut(refused);
  const next = easiest(stillOpen(state), questions);
  return next ? { kind: 'ask', question: next } : { kind: 'qualified' };
}

/** Every question that may still be asked, as far as is known now; a quota that fills up meanwhile may add to them. */
export function openQuestions(state: QualificationState): string[] {
  return [...new Set(stillOpen(state).map(({ question }) => question))];
}

/** Every question a survey may ask, so that they can be loaded in one query. */
export function questionsOf({ targeting, quotas }: Pick<SurveyDemands, 'targeting' | 'quotas'>): string[] {
  return questionsIn([targeting, ...quotas.map((quota) => quota.targeting)]);
}

function contradictedPart(targeting: Targeting, respondent: Respondent): string | null {
  const criterion = criteriaOf(targeting).find(({ alone }) => fitOf(alone, respondent) === 'contradicts');
  if (criterion) return criterion.question;
  const group = groupsOf(targeting).find((members) => groupFit(members, respondent) === 'contradicts');
  return group ? nameOf(group) : null;
}

/** The quotas because of which there is no place for the respondent: a full one, or all that are open. */
function shuttingQuotas(survey: SurveyDemands, respondent: Respondent): readonly Targeting[] | null {
  const open = openQuotas(survey);
  if (open) return open.every((quota) => fitOf(quota, respondent) === 'contradicts') ? open : null;
  const full = survey.quotas.find((quota) => isExcludedBy(quota, respondent));
  return full ? [full.targeting] : null;
}

function refusedPart(state: QualificationState): string | null {
  const { targeting } = state.survey;
  const criterion = criteriaOf(targeting).find(({ alone }) => isRefused(alone, state));
  if (criterion) return criterion.question;
  const groups = [...groupsOf(targeting), openQuotas(state.survey) ?? []];
  const group = groups.find((members) => isGroupRefused(members, state));
  return group ? nameOf(group) : null;
}

function stillOpen(state: QualificationState): Criterion[] {
  return [...openCriteria(state.survey.targeting, state), ...openOfQuotas(state)];
}

/** What to ask before it is known that there is a place, so that no one is sent to a supplier in vain. */
function openOfQuotas(state: QualificationState): Criterion[] {
  const open = openQuotas(state.survey);
  if (open) return openInGroup(open, state);
  return state.survey.quotas
    .filter(({ remaining, targeting }) => remaining === 0 && fitOf(targeting, state.respondent) === 'unknown')
    .flatMap(({ targeting }) => openCriteria(targeting, state));
}

/** The least effort first, then the most selective; the id breaks ties, so that the order is the same for all. */
function easiest(
  criteria: readonly Criterion[],
  questions: ReadonlyMap<string, ProfileQuestion>,
): string | null {
  const [first] = criteria
    .flatMap((criterion) => {
      const question = questions.get(criterion.question);
      return question ? [{ ...criterion, effort: question.effort }] : [];
    })
    .sort((a, b) => a.effort - b.effort || a.width - b.width || (a.question < b.question ? -1 : 1));
  return first?.question ?? null;
}

/** Languages are never asked for; but a respondent with known languages is not sent to a survey in another one. */
function isLanguageKnown(language: string, { languages }: Respondent): boolean {
  return languages === null || languages.map(primaryLanguage).includes(primaryLanguage(language));
}

/** Quotas and groups have no meaningful name of their own, so they are named by the questions they are about. */
const nameOf = (targetings: readonly Targeting[]) => questionsIn(targetings).join('+');

const screenOut = (about: string): Step => ({ kind: 'disqualified', outcome: 'screen_out', about });
