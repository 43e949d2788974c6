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

  add({ survey, p, isKnown }: Placed, person: Person, truth: Expected): void {
    this.cents += truth.reward;
    this.seconds += truth.seconds;
    if (!isKnown) return;
    this.all.add('all', p, truth.p, survey.id);
    this.supplier.add(survey.supplier, p, truth.p, survey.id);
    this.country.add(survey.country.code, p, truth.p, survey.id);
    this.device.add(person.truth.device, p, truth.p, survey.id);
  }

  /** Cents a minute. */
  get value(): number {
    return (this.cents * 60) / Math.max(1, this.seconds);
  }
}
