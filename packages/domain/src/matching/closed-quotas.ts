// Which closed quotas a survey has, as one number per distinct set: many surveys share one ("men and women of 18 to
// 24"), so whether a respondent is counted in any of it is computed once per profile, and only for surveys that
// pass the other checks.
import { fitOf } from './naive.ts';
import type { Plan } from './plan.ts';
import type { MatchableSurvey, Targeting } from './targeting.ts';

export class ClosedQuotas {
  private readonly numbers = new Map<string, number>();
  private readonly sets: (readonly Targeting[])[] = [];

  get size(): number {
    return this.sets.length;
  }

  /** The number of the set of those that are closed; none counts where one has to be open instead. */
  numberOf({ quotas, quota_rule }: Pick<MatchableSurvey, 'quotas' | 'quota_rule'>): number {
    const counting = quota_rule === 'one_open' ? [] : quotas;
    const closed = counting.filter(({ remaining }) => remaining === 0).map(({ targeting }) => targeting);
    const key = JSON.stringify(closed);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.sets.push(closed) - 1;
    this.numbers.set(key, number);
    return number;
  }

  isCounted(set: number, plan: Plan): boolean {
    const known = plan.counted[set];
    return known ? known === 1 : this.count(set, plan);
  }

  /** The same for all sets, for a scan outside of this class. */
  countAll(plan: Plan): Uint8Array {
    for (const set of this.sets.keys()) this.isCounted(set, plan);
    return plan.counted;
  }

  /** Apart, so that the look at what is known is short enough to become part of a walk. */
  private count(set: number, { counted, person }: Plan): boolean {
    const isCounted = this.sets[set]?.some((targeting) => fitOf(targeting, person) === 'fits') ?? false;
    // A set that is newer than the plan has no entry in it, and is computed each time.
    if (set < counted.length) counted[set] = isCounted ? 1 : 2;
    return isCounted;
  }
}
