// By how much a supplier's words are off, how far they err beside that, and how far surveys differ at all: what makes it
// likeliest that so many completed as were counted (decision 0133).
import { lnBeta } from './beta.ts';
import { movedBy } from './device-effects.ts';
import { within } from './log-odds.ts';
import { priorByWord, type Word, type WordOdds } from './prior.ts';

/** What was counted of a survey on one kind of device, and what was said of it. */
export interface CountedWord {
  readonly word: Word | null;
  /** Of the device, in log-odds. */
  readonly effect: number;
  readonly entrants: number;
  readonly completes: number;
}

/** What is assumed counts as if so many entries had shown it. */
const assumedFor = 20;
const mostBias = 3;
const steps = 3;

const deviations = [0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.75, 0.9, 1.1, 1.4, 1.8];
const leastSpread = 0.3;

/** `mean` is in log-odds; the spread is learned only where it is asked for. */
export function learnWord(
  words: readonly CountedWord[],
  mean: number,
  assumed: WordOdds,
  learnsSpread = false,
): WordOdds {
  const said = words.filter(({ word }) => word !== null);
  const fittedTo = (odds: WordOdds): Fitted => {
    const fitted = { ...odds, bias: fitBias(said, odds, mean, assumed.bias) };
    return { odds: fitted, likelihood: likelihoodOf(words, fitted, mean, assumed) };
  };
  const start = fittedTo(assumed);
  const spread = learnsSpread ? uphill('spread', start, fittedTo) : start;
  return said.length === 0 ? spread.odds : uphill('errs', spread, fittedTo).odds;
}

interface Fitted {
  readonly odds: WordOdds;
  readonly likelihood: number;
}

/** From what is assumed to the likeliest: between it and others the likelihood only falls. */
function uphill(field: 'errs' | 'spread', from: Fitted, fittedTo: (odds: WordOdds) => Fitted): Fitted {
  let best = from;
  for (const way of [1, -1]) {
    for (;;) {
      const next = nextDeviation(best.odds[field], way);
      if (next === undefined || (field === 'spread' && next < leastSpread)) break;
      const found = fittedTo({ ...best.odds, [field]: next });
      if (found.likelihood <= best.likelihood) break;
      best = found;
    }
  }
  return best;
}

const nextDeviation = (value: number, way: number): number | undefined =>
  way > 0 ? deviations.find((next) => next > value) : deviations.findLast((next) => next < value);

/** Few words hardly tell what a word is worth: twice or half as much as assumed is unlikely by itself. */
function likelihoodOf(
  words: readonly CountedWord[],
  odds: WordOdds,
  mean: number,
  assumed: WordOdds,
): number {
  let likelihood = 0;
  for (const field of ['errs', 'spread'] as const)
    likelihood -= 2 * Math.log(odds[field] / assumed[field]) ** 2;
  for (const word of words) likelihood += logLikelihood(word, odds, mean);
  return likelihood;
}

/** The bias under which as many are expected as were counted, by Newton's steps. */
function fitBias(words: readonly CountedWord[], odds: WordOdds, mean: number, assumed: number): number {
  let { bias } = odds;
  for (let step = 0; step < steps; step += 1) {
    let excess = (assumedFor * (bias - assumed)) / 4;
    let slope = assumedFor / 4;
    const tried = { ...odds, bias };
    for (const word of words) {
      const prior = priorUnder(word, tried, mean);
      const weight = (prior.kappa * word.entrants) / (prior.kappa + word.entrants);
      excess += weight * (prior.mean - word.completes / word.entrants);
      slope += weight * prior.mean * (1 - prior.mean);
    }
    bias = within(bias - excess / slope, -mostBias, mostBias);
  }
  return bias;
}

function priorUnder({ word, effect }: CountedWord, odds: WordOdds, mean: number) {
  const prior = priorByWord(word, odds, mean);
  return { mean: movedBy(prior.mean, effect), kappa: prior.kappa };
}

/** Of a Beta-binomial distribution, without what does not depend on the prior. */
function logLikelihood(word: CountedWord, odds: WordOdds, mean: number): number {
  const prior = priorUnder(word, odds, mean);
  const [a, b] = [prior.mean * prior.kappa, (1 - prior.mean) * prior.kappa];
  return lnBeta(a + word.completes, b + word.entrants - word.completes) - lnBeta(a, b);
}
