// What a supplier's word is worth, learned from its surveys that were entered: empirical Bayes, the prior under which what
// was counted is likeliest (decision 0133).
import { lnBeta } from './beta.ts';
import { fromLogOdds, logOdds } from './log-odds.ts';
import { kappaUnsaid, leastKappa, mixed, mostKappa, type SupplierOdds, usualMean } from './prior.ts';

/** One survey on one kind of device, matured entries only. */
export interface LearnedSurvey {
  /** Null, or 0, where the supplier said nothing. */
  readonly said: number | null;
  readonly entrants: number;
  readonly completes: number;
  readonly reversed: number;
}

type Word = LearnedSurvey & { readonly said: number };

/** Before much was counted: as if these had been seen. */
const usualReversals = { completes: 50, reversed: 1 };
const usualEntrants = 20;
/** In log-odds; as if so many entries had shown no bias. */
const noBiasFor = 20;
const mostBias = 3;

const kappas = [2, 3, 5, 8, 12, 18, 27, 40, 50];

export function learnSupplier(surveys: readonly LearnedSurvey[]): SupplierOdds {
  const entered = surveys.filter(({ entrants }) => entrants > 0);
  const total = (of: (survey: LearnedSurvey) => number) => entered.reduce((sum, one) => sum + of(one), 0);
  const mean = meanOf(entered);
  const words = entered.filter((survey): survey is Word => survey.said !== null && survey.said > 0);
  const fits = (words.length < 5 ? [12] : kappas).map((kappa) => fitBias(words, kappa, mean));
  const best = fits.reduce((one, other) => (other.likelihood > one.likelihood ? other : one));
  return {
    mean,
    bias: best.bias,
    kappa: Math.min(mostKappa, Math.max(leastKappa, best.kappa)),
    reversal_rate:
      (total(({ reversed }) => reversed) + usualReversals.reversed) /
      (total(({ completes }) => completes) + usualReversals.completes),
    outcomes: total(({ entrants }) => entrants),
  };
}

/** Many entries of one survey say little about others: each counts for at most a few. */
function meanOf(surveys: readonly LearnedSurvey[]): number {
  let weight = usualEntrants;
  let sum = usualEntrants * usualMean;
  for (const { entrants, completes } of surveys) {
    const own = (entrants * kappaUnsaid) / (entrants + kappaUnsaid);
    weight += own;
    sum += (own * completes) / entrants;
  }
  return sum / weight;
}

/** The bias under which as many are expected as were counted, for words that are worth `kappa` entries. */
function fitBias(words: readonly Word[], kappa: number, mean: number) {
  let low = -mostBias;
  let high = mostBias;
  for (let step = 0; step < 24; step += 1) {
    const bias = (low + high) / 2;
    if (excess(words, bias, kappa, mean) > 0) high = bias;
    else low = bias;
  }
  const bias = (low + high) / 2;
  const likelihood = words.reduce((sum, word) => sum + logLikelihood(word, bias, kappa, mean), 0);
  return { bias, kappa, likelihood };
}

const priorUnder = (said: number, bias: number, kappa: number, mean: number) =>
  mixed(fromLogOdds(logOdds(said) + bias), kappa, mean);

function excess(words: readonly Word[], bias: number, kappa: number, mean: number): number {
  let sum = (noBiasFor * bias) / 4;
  for (const { said, entrants, completes } of words) {
    const prior = priorUnder(said, bias, kappa, mean);
    const weight = prior.kappa / (prior.kappa + entrants);
    sum += weight * (entrants * prior.mean - completes);
  }
  return sum;
}

/** Of a Beta-binomial distribution, without what does not depend on the prior. */
function logLikelihood(
  { said, entrants, completes }: Word,
  bias: number,
  kappa: number,
  mean: number,
): number {
  const prior = priorUnder(said, bias, kappa, mean);
  const [a, b] = [prior.mean * prior.kappa, (1 - prior.mean) * prior.kappa];
  return lnBeta(a + completes, b + entrants - completes) - lnBeta(a, b);
}
