// What neither the rows of the index nor its sets of closed quotas can say of a survey: groups of which one has to hold, and
// quotas of which one has to be open. Surveys that ask for the same share one condition, which is computed once per profile,
// and only for surveys that pass all other checks. Such sets change with every quota that fills up, so a condition is
// forgotten with its last survey.
import { fitOf, groupFit, openQuotas } from './naive.ts';
import type { MatchableSurvey, Respondent, Targeting } from './targeting.ts';

export interface Condition {
  /** One of each has to hold. */
  readonly groups: readonly (readonly Targeting[])[];
  /** One of these must not contradict; null where that is not asked for. */
  readonly open: readonly Targeting[] | null;
}

/** What is known of one respondent: whether they meet a condition. */
export type MetConditions = WeakMap<Condition, boolean>;

type Conditioned = Pick<MatchableSurvey, 'targeting' | 'quotas' | 'quota_rule'>;

export class Conditions {
  private readonly shared = new Map<string, { readonly condition: Condition; surveys: number }>();

  /** Null for most surveys: they ask for nothing of the kind. */
  take(survey: Conditioned): Condition | null {
    const condition = conditionOf(survey);
    if (!condition) return null;
    const key = JSON.stringify(condition);
    const shared = this.shared.get(key) ?? { condition, surveys: 0 };
    this.shared.set(key, shared);
    shared.surveys += 1;
    return shared.condition;
  }

  /** A survey that had it is gone. */
  release(condition: Condition | null): void {
    if (!condition) return;
    const key = JSON.stringify(condition);
    const shared = this.shared.get(key);
    if (!shared) return;
    shared.surveys -= 1;
    if (shared.surveys === 0) this.shared.delete(key);
  }
}

export function isMet(condition: Condition, person: Respondent, met: MetConditions): boolean {
  const known = met.get(condition);
  if (known !== undefined) return known;
  const { groups, open } = condition;
  const isMetNow =
    groups.every((group) => groupFit(group, person) !== 'contradicts') &&
    (open === null || open.some((targeting) => fitOf(targeting, person) !== 'contradicts'));
  met.set(condition, isMetNow);
  return isMetNow;
}

function conditionOf(survey: Conditioned): Condition | null {
  const groups = survey.targeting.any_of ?? [];
  const open = openQuotas(survey);
  return groups.length === 0 && open === null ? null : { groups, open };
}
