import type { Prior } from './conversion.ts';
import type { DeviceEffects } from './device-effects.ts';
import { fromLogOdds, logOdds, within } from './log-odds.ts';
import type { TimeWord } from './times.ts';

/** What a supplier says of a survey; a conversion of 0 says nothing, as suppliers count from the first few on. */
export interface Said {
  readonly conversion: number;
  /** Of how many entrants it speaks, where it says so. */
  readonly entrants: number | null;
  readonly completes: number | null;
  readonly out_seconds: number | null;
}

/** What was learned about a supplier from its surveys, each night (`learnSupplier`). */
export interface SupplierOdds extends WordOdds {
  /** Of its surveys' conversions. */
  readonly mean: number;
  readonly devices: DeviceEffects;
  /** Its word about how long people take to finish, and until they are turned away. */
  readonly finish: TimeWord;
  readonly away: TimeWord;
  readonly reversal_rate: number;
  /** Matured entries that this was learned from. */
  readonly outcomes: number;
}

/** What a supplier's word is worth; all in log-odds. */
export interface WordOdds {
  /** What it has to be moved by. */
  readonly bias: number;
  /** Its deviation beside that. */
  readonly errs: number;
  /** The deviation of conversions from the mean. */
  readonly spread: number;
}

/** Of a supplier about whom nothing was learned. */
export const usualWord: WordOdds = { bias: 0, errs: 0.6, spread: 0.75 };
/** Before anything was counted anywhere: about one of three attempts succeeds. */
export const usualMean = 0.35;
const leastKappa = 2;
const mostKappa = 50;
/** The variance, in log-odds, of what one person's end says of a conversion. */
const varianceOfOne = 4.5;

/** What to expect of a survey before anybody entered it (OD-01, decision 0133). */
export function priorOf(said: Said | null, supplier: WordOdds & Pick<SupplierOdds, 'mean'>): Prior {
  const word = said && said.conversion > 0 ? { said: logOdds(said.conversion), about: said.entrants } : null;
  return priorByWord(word, supplier, logOdds(supplier.mean));
}

/** A word, in log-odds, and of how many people it speaks, where it says so. */
export interface Word {
  readonly said: number;
  readonly about: number | null;
}

/**
 * Between the mean and the word, in log-odds: the more a word errs, beside how much surveys differ, the nearer to the mean.
 * What remains uncertain is what the prior is worth.
 */
export function priorByWord(word: Word | null, { bias, errs, spread }: WordOdds, mean: number): Prior {
  const variance = spread ** 2;
  if (!word) return priorAround(mean, variance);
  const noise = errs ** 2 + (word.about ? varianceOfOne / word.about : 0);
  const part = variance / (variance + noise);
  return priorAround(mean + part * (word.said + bias - mean), variance * (1 - part));
}

/** A Beta distribution as wide as this variance in log-odds. */
function priorAround(middle: number, variance: number): Prior {
  const mean = fromLogOdds(middle);
  return { mean, kappa: within(1 / (variance * mean * (1 - mean)) - 1, leastKappa, mostKappa) };
}
