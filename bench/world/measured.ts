import { CalibrationBy } from './calibration.ts';
import type { Person } from './people.ts';
import type { Placed } from './policies.ts';
import type { Expected } from './truth.ts';

/** What attempts were worth in truth, and how far the odds that were told lay from it. */
export class Measured {
  readonly all = new CalibrationBy();
  readonly supplier = new CalibrationBy();
  readonly country = new CalibrationBy();
  readonly device = new CalibrationBy();
  private cents = 0;
  private seconds = 0;

  /** Every place counts as often as it is opened: which one a visitor opens is chance, and would only add noise. */
  add({ survey, p, isKnown }: Placed, person: Person, truth: Expected, weight: number): void {
    this.cents += weight * truth.reward;
    this.seconds += weight * truth.seconds;
    if (!isKnown) return;
    const told = { said: p, truth: truth.p, weight };
    this.all.add('all', told);
    this.supplier.add(survey.supplier, told);
    this.country.add(survey.country.code, told);
    this.device.add(person.truth.device ?? 'desktop', told);
  }

  /** Cents a minute. */
  get value(): number {
    return (this.cents * 60) / Math.max(1, this.seconds);
  }
}
