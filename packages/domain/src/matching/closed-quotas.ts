// Which closed quotas a survey has. Those that many surveys share ("men and women of 18 to 24") are demands of the index,
// with a row each (decision 0160). All others of a survey are one number for the set of them, and whether a respondent is
// counted in any of a set is computed once per profile, and only for surveys that pass the other checks.
import type { Demand } from './demands.ts';
import { fitOf } from './naive.ts';
import type { Plan } from './plan.ts';
import type { MatchableSurvey, Respondent, Targeting } from './targeting.ts';

/** From so many surveys on a quota has a row, while there are fewer than so many rows: suppliers have thousands of their own. */
const [sharedBy, maxRows] = [8, 64];

const attribute = 'quota';

export class ClosedQuotas {
  private readonly surveysOf = new Map<string, number>();
  private readonly shared = new Map<string, Targeting>();
  /** The empty set, which most surveys have, is 0: whoever walks over surveys need not ask about it. */
  private readonly sets: (readonly Targeting[])[] = [[]];
  private readonly numbers = new Map<string, number>([['[]', 0]]);

  /** Of those that are closed; none counts where one has to be open instead. */
  divide({ quotas, quota_rule }: Pick<MatchableSurvey, 'quotas' | 'quota_rule'>): {
    demand: Demand;
    set: number;
  } {
    const counting = quota_rule === 'one_open' ? [] : quotas;
    const inRows: string[] = [];
    const others: Targeting[] = [];
    for (const { targeting, remaining } of counting) {
      if (remaining > 0) continue;
      const key = JSON.stringify(targeting);
      if (this.isShared(key, targeting)) inRows.push(key);
      else others.push(targeting);
    }
    return { demand: { attribute, values: inRows, negate: true }, set: this.numberOf(others) };
  }

  get sizeOfSets(): number {
    return this.sets.length;
  }

  /** The shared ones that a respondent is counted in. */
  factOf(person: Respondent): Demand {
    const counting = [...this.shared].filter(([, targeting]) => fitOf(targeting, person) === 'fits');
    return { attribute, values: counting.map(([key]) => key) };
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

  private isShared(key: string, targeting: Targeting): boolean {
    if (this.shared.has(key)) return true;
    if (this.shared.size >= maxRows) return false;
    const surveys = (this.surveysOf.get(key) ?? 0) + 1;
    this.surveysOf.set(key, surveys);
    if (surveys < sharedBy) return false;
    this.surveysOf.delete(key);
    this.shared.set(key, targeting);
    return true;
  }

  private numberOf(set: readonly Targeting[]): number {
    const key = JSON.stringify(set);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.sets.push(set) - 1;
    this.numbers.set(key, number);
    return number;
  }

  /** Apart, so that the look at what is known is short enough to become part of a walk. */
  private count(set: number, { counted, person }: Plan): boolean {
    const isCounted = this.sets[set]?.some((targeting) => fitOf(targeting, person) === 'fits') ?? false;
    // A set that is newer than the plan has no entry in it, and is computed each time.
    if (set < counted.length) counted[set] = isCounted ? 1 : 2;
    return isCounted;
  }
}
