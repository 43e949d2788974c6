// The reference implementation of matching. What is not known contradicts nothing: it is asked later, in the
// qualification. The index gives the same results faster, and a test compares the two.
import {
  type MatchableSurvey,
  primaryLanguage,
  type Quota,
  type Respondent,
  type Targeting,
} from './targeting.ts';

/** `unknown`: no contradiction, but something is still to be asked. */
type Fit = 'fits' | 'contradicts' | 'unknown';

/** What is known of a person against a targeting; one contradiction outweighs everything else. */
export function fitOf(targeting: Targeting, person: Respondent): Fit {
  const fits = [
    ageFit(targeting, person.age),
    targeting.genders ? fitAmong(targeting.genders, person.gender && [person.gender]) : 'fits',
    ...targeting.clauses.map(({ question, answers }) => fitAmong(answers, person.answers.get(question))),
  ];
  if (fits.includes('contradicts')) return 'contradicts';
  return fits.includes('unknown') ? 'unknown' : 'fits';
}

/** A full quota excludes respondents who are known to be counted in it. */
export function isExcludedBy(quota: Quota, person: Respondent): boolean {
  return quota.remaining === 0 && fitOf(quota.targeting, person) === 'fits';
}

export function isOpenTo(survey: MatchableSurvey, person: Respondent): boolean {
  return (
    survey.country === person.country &&
    survey.devices.includes(person.device) &&
    fitAmong([primaryLanguage(survey.language)], person.languages?.map(primaryLanguage)) !== 'contradicts' &&
    fitOf(survey.targeting, person) !== 'contradicts' &&
    !survey.quotas.some((quota) => isExcludedBy(quota, person))
  );
}

/** The first surveys for a respondent, by a full scan. */
export function matchByScan<S extends MatchableSurvey>(
  surveys: readonly S[],
  person: Respondent,
  excluded: ReadonlySet<number>,
  limit: number,
): S[] {
  return surveys
    .filter((survey) => !excluded.has(survey.id) && isOpenTo(survey, person))
    .sort((a, b) => a.rank - b.rank || a.id - b.id)
    .slice(0, limit);
}

function ageFit({ min_age = 0, max_age = Number.POSITIVE_INFINITY }: Targeting, age: number | null): Fit {
  if (min_age <= 0 && max_age === Number.POSITIVE_INFINITY) return 'fits';
  if (age === null) return 'unknown';
  return age >= min_age && age <= max_age ? 'fits' : 'contradicts';
}

function fitAmong(wanted: readonly string[], known: readonly string[] | null | undefined): Fit {
  if (!known || known.length === 0) return 'unknown';
  return known.some((answer) => wanted.includes(answer)) ? 'fits' : 'contradicts';
}
