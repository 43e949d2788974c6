// What to expect of a supplier in a country: what was learned of it there or, where nothing was, of larger groups.
import { movedBy } from './device-effects.ts';
import { learnSupplier } from './learn-supplier.ts';
import { logOdds } from './log-odds.ts';
import type { SupplierOdds } from './prior.ts';

/** All suppliers, or everywhere. */
export const all = '*';

/** By supplier and country (`groupKey`). */
export type LearnedGroups = ReadonlyMap<string, SupplierOdds>;

export const groupKey = (supplier_id: string, country: string): string => `${supplier_id}\n${country}`;

/** Before anything was learned of anybody. */
const unlearned = learnSupplier([]);

export function supplierIn(learned: LearnedGroups, supplier_id: string, country: string): SupplierOdds {
  const there = learned.get(groupKey(supplier_id, country));
  if (there) return there;
  const everything = learned.get(groupKey(all, all)) ?? unlearned;
  const anybody = learned.get(groupKey(all, country)) ?? everything;
  const everywhere = learned.get(groupKey(supplier_id, all));
  return everywhere ? inCountry(everywhere, anybody, everything) : anybody;
}

/** In a country of which nothing more is known: easier or harder there by as much as for all suppliers. */
export function inCountry(
  supplier: SupplierOdds,
  country: Pick<SupplierOdds, 'mean'>,
  everything: Pick<SupplierOdds, 'mean'>,
): SupplierOdds {
  return { ...supplier, mean: movedBy(supplier.mean, logOdds(country.mean) - logOdds(everything.mean)) };
}
