import type { Prior } from './conversion.ts';
import type { DeviceEffects } from './device-effects.ts';
import { fromLogOdds, logOdds, within } from './log-odds.ts';

/** What a supplier says of a survey; a conversion of 0 says nothing, as suppliers count from the first few on. */
export interface Said {
  readonly conversion: number;
  /** Of how many entrants it speaks, where it says so. */
  readonly entrants: number | null;
  readonly completes: number | null;
  readonly out_seconds: number | null;
}

/** What was learned about a supplier from its surveys, each night (`learnSupplier`). */
export interface SupplierOdds {
  /** Of its surveys' conversions. */
  readonly mean: number;
  /** What its word has to be moved by, in log-odds. */
  readonly bias: number;
  /** As how many entries its corrected word counts, together with the mean. */
  readonly kappa: number;
  readonly devices: DeviceEffects;
  readonly reversal_rate: number;
  /** Matured entries that this was learned from. */
  readonly outcomes: number;
}

/** Where nothing is said, the mean counts as so many entries. */
export const kappaUnsaid = 4;
/** Beside a word it counts as so many: as much as it tells where conversions differ by 0.8 in log-odds (decision 0133). */
const meanBesideWord = 7;
const leastKappa = 2;
const mostKappa = 50;
/** A word of a supplier about whom nothing was learned. */
export const kappaUnlearned = 12;
/** Before anything was counted anywhere: about one of three attempts succeeds. */
export const usualMean = 0.35;
/** A supplier's own mean outweighs the country's from so many matured entries on. */
const ownMeanFrom = 300;

/** What to expect of a survey before anybody entered it (OD-01, decision 0133). */
export function priorOf(
  said: Said | null,
  supplier: SupplierOdds | null,
  country: { readonly mean: number } | null,
): Prior {
  const mean = meanWithoutWord(supplier, country);
  if (!said || said.conversion <= 0) return { mean, kappa: kappaUnsaid };
  const word = fromLogOdds(logOdds(said.conversion) + (supplier?.bias ?? 0));
  const weight = weightOfWord(supplier?.kappa ?? kappaUnlearned, said.entrants);
  return mixed(word, weight, mean);
}

/**
 * The corrected word beside the mean of all: a word that errs is believed the less the more it differs from what is
 * usual.
 */
export function mixed(word: number, weight: number, mean: number): Prior {
  const kappa = weight + meanBesideWord;
  return { mean: (weight * word + meanBesideWord * mean) / kappa, kappa };
}

/** A word about few people is worth less than these few. */
export function weightOfWord(kappa: number, entrants: number | null): number {
  const weight = within(kappa, leastKappa, mostKappa);
  if (entrants === null || entrants <= 0) return weight;
  return (weight * entrants) / (weight + entrants);
}

function meanWithoutWord(supplier: SupplierOdds | null, country: { readonly mean: number } | null): number {
  const elsewhere = country?.mean ?? usualMean;
  if (!supplier) return elsewhere;
  return (supplier.mean * supplier.outcomes + elsewhere * ownMeanFrom) / (supplier.outcomes + ownMeanFrom);
}
