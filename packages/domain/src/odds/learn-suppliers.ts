// What is learned about all suppliers, everywhere and in each country: what little is known of one is drawn to what holds of
// the larger group that it is in (decision 0133).
import { type LearnedSurvey, learnSupplier } from './learn-supplier.ts';
import type { SupplierOdds } from './prior.ts';
import { all, inCountry } from './supplier-in.ts';

export interface SuppliersSurvey extends LearnedSurvey {
  readonly supplier_id: string;
  readonly country: string;
}

export interface LearnedGroup extends SupplierOdds {
  /** `*` for all of them. */
  readonly supplier_id: string;
  /** `*` for everywhere. */
  readonly country: string;
}

/** Groups without surveys are left out. */
export function learnSuppliers(surveys: readonly SuppliersSurvey[]): LearnedGroup[] {
  if (surveys.length === 0) return [];
  const everything = { supplier_id: all, country: all, ...learnSupplier(surveys) };
  const groups: LearnedGroup[] = [everything];
  const countries = new Map<string, SupplierOdds>();
  for (const [country, own] of by(surveys, (survey) => survey.country)) {
    const learned = learnSupplier(own, everything);
    countries.set(country, learned);
    groups.push({ supplier_id: all, country, ...learned });
  }
  for (const [supplier_id, own] of by(surveys, (survey) => survey.supplier_id)) {
    const everywhere = { supplier_id, country: all, ...learnSupplier(own, everything) };
    groups.push(everywhere);
    for (const [country, there] of by(own, (survey) => survey.country))
      groups.push({
        supplier_id,
        country,
        ...learnSupplier(there, inCountry(everywhere, countries.get(country) ?? everything, everything)),
      });
  }
  return groups;
}

function by(surveys: readonly SuppliersSurvey[], keyOf: (survey: SuppliersSurvey) => string) {
  const groups = new Map<string, SuppliersSurvey[]>();
  for (const survey of surveys) {
    const group = groups.get(keyOf(survey));
    if (group) group.push(survey);
    else groups.set(keyOf(survey), [survey]);
  }
  return groups;
}
