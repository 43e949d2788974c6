// The distinct shapes of closed quotas in one country. Many surveys share a shape ("women of 18 to 24"), so whether a
// person is counted in it is worked out once per profile, and only for surveys that got that far.
import { fitOf } from './naive.ts';
import type { Plan } from './plan.ts';
import type { Quota, Targeting } from './targeting.ts';

export class ClosedQuotas {
  private readonly numbers = new Map<string, number>();
  private readonly shapes: Targeting[] = [];

  numbersOf(quotas: readonly Quota[]): number[] {
    return quotas.filter(({ remaining }) => remaining === 0).map(({ targeting }) => this.numberOf(targeting));
  }

  get size(): number {
    return this.shapes.length;
  }

  isCounted(shape: number, plan: Plan): boolean {
    const known = plan.counted[shape];
    if (known) return known === 1;
    const isCounted = this.fits(shape, plan);
    // A shape younger than the plan has no place in it, and is worked out each time.
    if (known === 0) plan.counted[shape] = isCounted ? 1 : 2;
    return isCounted;
  }

  /** The same for every shape at once, for whoever walks without us. */
  countAll(plan: Plan): Uint8Array {
    for (const shape of this.shapes.keys()) this.isCounted(shape, plan);
    return plan.counted;
  }

  private fits(shape: number, { person }: Plan): boolean {
    const targeting = this.shapes[shape];
    return targeting !== undefined && fitOf(targeting, person) === 'fits';
  }

  private numberOf(targeting: Targeting): number {
    const key = JSON.stringify(targeting);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.shapes.push(targeting) - 1;
    this.numbers.set(key, number);
    return number;
  }
}
