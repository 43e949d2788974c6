// The reference implementation of matching. What is not known contradicts nothing: it is asked later, in the
// qualification. The index gives the same results faster, and a test compares the two.
import {
  type MatchableSurvey,
  primaryLanguage,
  type Quota,
  type Respondent,
  type Targeting,
  type TargetingClause,
} from './targeting.ts';

/** `unknown`: no contradiction, but something is still to be asked. */
export type Fit = 'fits' | 'contradicts' | 'unknown';

/** What is known of a person against a targeting; one contradiction outweighs everything else. */
export function fitOf(targeting: Targeting, person: Respondent): Fit {
  const fits = [
    ageFit(targeting, person.age),
    targeting.genders ? fitAmong(targeting.genders, person.gender && [person.gender]) : 'fits',
    ...targeting.clauses.map((clause) => clauseFit(clause, person)),
    ...(targeting.any_of ?? []).map((group) => groupFit(group, person)),
  ];
  if (fits.includes('contradicts')) return 'contradicts';
  return fits.includes('unknown') ? 'unknown' : 'fits';
}

/** One of a group has to hold: it contradicts only if all of it does. A group of nothing asks for nothing. */
export function groupFit(group: readonly Targeting[], person: Respondent): Fit {
  const fits = group.map((targeting) => fitOf(targeting, person));
  if (fits.length === 0 || fits.includes('fits')) return 'fits';
  return fits.includes('unknown') ? 'unknown' : 'contradicts';
}

/**
 * The quotas with places left of which one has to be open to a respondent; null where none has to. A survey that names no
 * quotas has places for everybody; one whose quotas are all full has places for nobody.
 */
export function openQuotas({
  quotas,
  quota_rule,
}: Pick<MatchableSurvey, 'quotas' | 'quota_rule'>): Targeting[] | null {
  if (quota_rule !== 'one_open' || quotas.length === 0) return null;
  return quotas.filter(({ remaining }) => remaining > 0).map(({ targeting }) => targeting);
}

/** Whether the quotas shut a respondent out, by the survey's rule. */
function isShutByQuotas(survey: Pick<MatchableSurvey, 'quotas' | 'quota_rule'>, person: Respondent): boolean {
  const open = openQuotas(survey);
  if (open) return open.every((targeting) => fitOf(targeting, person) === 'contradicts');
  return survey.quotas.some((quota) => isExcludedBy(quota, person));
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
    !isShutByQuotas(survey, person)
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

export function ageFit(
  { min_age = 0, max_age = Number.POSITIVE_INFINITY }: Targeting,
  age: number | null,
): Fit {
  if (min_age <= 0 && max_age === Number.POSITIVE_INFINITY) return 'fits';
  if (age === null) return 'unknown';
  return age >= min_age && age <= max_age ? 'fits' : 'contradicts';
}

export function clauseFit(
  { question, answers, negate }: TargetingClause,
  person: Pick<Respondent, 'answers'>,
): Fit {
  const fit = fitAmong(answers, person.answers.get(question));
  if (!negate || fit === 'unknown') return fit;
  return fit === 'fits' ? 'contradicts' : 'fits';
}

export function fitAmong(wanted: readonly string[], known: readonly string[] | null | undefined): Fit {
  if (!known || known.length === 0) return 'unknown';
  return known.some((answer) => wanted.includes(answer)) ? 'fits' : 'contradicts';
}
