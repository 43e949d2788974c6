// A survey clause by clause, as a person reads it: what each asks for, and whether a respondent fits. It is the reference
// implementation (naive.ts) taken apart, and a test compares it with the index.
import type { Device } from '../surveys/device.ts';
import type { FailedRule } from './failed-rule.ts';
import { ageFit, clauseFit, type Fit, fitAmong, fitOf, groupFit, openQuotas } from './naive.ts';
import {
  type Gender,
  type MatchableSurvey,
  primaryLanguage,
  type Quota,
  type Respondent,
  type Targeting,
  type TargetingClause,
} from './targeting.ts';

export type Clause =
  | { readonly rule: 'country'; readonly country: string }
  | { readonly rule: 'device'; readonly devices: readonly Device[] }
  | { readonly rule: 'language'; readonly language: string }
  | { readonly rule: 'age'; readonly min: number | null; readonly max: number | null }
  | { readonly rule: 'gender'; readonly genders: readonly Gender[] }
  | { readonly rule: 'answer'; readonly clause: TargetingClause }
  | { readonly rule: 'group'; readonly members: readonly Targeting[] }
  /** A full quota: whoever is counted in it is kept out. */
  | { readonly rule: 'full_quota'; readonly quota: Quota }
  /** One of these has to have a place; none has where there are none. */
  | { readonly rule: 'open_quotas'; readonly quotas: readonly Targeting[] };

export interface ClauseVerdict {
  readonly clause: Clause;
  readonly fit: Fit;
}

export function clausesOf(survey: MatchableSurvey): Clause[] {
  const { country, devices, language, targeting } = survey;
  return [
    { rule: 'country', country },
    { rule: 'device', devices },
    { rule: 'language', language },
    ...targetingClauses(targeting),
    ...quotaClauses(survey),
  ];
}

/** Those of a targeting alone. */
export function targetingClauses({ min_age, max_age, genders, clauses, any_of = [] }: Targeting): Clause[] {
  const asksAge = (min_age ?? 0) > 0 || max_age !== undefined;
  return [
    ...(asksAge ? [{ rule: 'age' as const, min: min_age ?? null, max: max_age ?? null }] : []),
    ...(genders ? [{ rule: 'gender' as const, genders }] : []),
    ...clauses.map((clause) => ({ rule: 'answer' as const, clause })),
    ...any_of.map((members) => ({ rule: 'group' as const, members })),
  ];
}

function quotaClauses(survey: MatchableSurvey): Clause[] {
  const open = openQuotas(survey);
  if (open) return [{ rule: 'open_quotas', quotas: open }];
  return survey.quotas
    .filter(({ remaining }) => remaining === 0)
    .map((quota) => ({ rule: 'full_quota', quota }));
}

export const explainSurvey = (survey: MatchableSurvey, person: Respondent): ClauseVerdict[] =>
  clausesOf(survey).map((clause) => ({ clause, fit: clauseFitOf(clause, person) }));

function clauseFitOf(clause: Clause, person: Respondent): Fit {
  switch (clause.rule) {
    case 'country':
      return clause.country === person.country ? 'fits' : 'contradicts';
    case 'device':
      return clause.devices.includes(person.device) ? 'fits' : 'contradicts';
    case 'language':
      return fitAmong([primaryLanguage(clause.language)], person.languages?.map(primaryLanguage));
    case 'age':
      return ageFit(
        {
          ...(clause.min !== null && { min_age: clause.min }),
          ...(clause.max !== null && { max_age: clause.max }),
          clauses: [],
        },
        person.age,
      );
    case 'gender':
      return fitAmong(clause.genders, person.gender && [person.gender]);
    case 'answer':
      return clauseFit(clause.clause, person);
    case 'group':
      return groupFit(clause.members, person);
    case 'full_quota':
      return outsideOf(fitOf(clause.quota.targeting, person));
    case 'open_quotas':
      return clause.quotas.length === 0 ? 'contradicts' : groupFit(clause.quotas, person);
  }
}

/** Whoever is counted in a full quota has no place; whoever is not has one. */
function outsideOf(counted: Fit): Fit {
  if (counted === 'unknown') return 'unknown';
  return counted === 'fits' ? 'contradicts' : 'fits';
}

/** The rules that are failed, each once, as the index names them; the country is a matter of which index. */
export function failedRules(verdicts: readonly ClauseVerdict[]): FailedRule[] {
  const failed = verdicts.filter(({ fit }) => fit === 'contradicts').flatMap(({ clause }) => ruleOf(clause));
  return failed.filter(
    (one, place) =>
      failed.findIndex(({ rule, question }) => rule === one.rule && question === one.question) === place,
  );
}

function ruleOf(clause: Clause): FailedRule[] {
  switch (clause.rule) {
    case 'country':
      return [];
    case 'answer':
      return [{ rule: 'answer', question: clause.clause.question }];
    case 'full_quota':
    case 'open_quotas':
      return [{ rule: 'quota', question: null }];
    default:
      return [{ rule: clause.rule, question: null }];
  }
}
