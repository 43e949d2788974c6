// By how much a supplier's words are off, and what they are worth: the bias and the κ under which what was counted is
// likeliest (decision 0133).
import { lnBeta } from './beta.ts';
import { movedBy } from './device-effects.ts';
import { fromLogOdds, within } from './log-odds.ts';
import { mixed, weightOfWord } from './prior.ts';

/** A word about a survey, and what was counted of it on one kind of device. */
export interface Word {
  /** In log-odds. */
  readonly said: number;
  /** Of how many people it speaks; null where it does not say so. */
  readonly about: number | null;
  /** Of the device, in log-odds. */
  readonly effect: number;
  readonly entrants: number;
  readonly completes: number;
}

/** What is assumed counts as if so many entries had shown it. */
const assumedFor = 20;
const mostBias = 3;
const steps = 4;

const kappas = [2, 3, 5, 8, 12, 18, 27, 40, 50];

interface Worth {
  readonly bias: number;
  readonly kappa: number;
}

/** Uphill from the κ assumed: between the κ likeliest and others the likelihood only falls. */
export function learnWord(words: readonly Word[], mean: number, assumed: Worth): Worth {
  const start = kappas.findIndex((kappa) => kappa >= assumed.kappa);
  let best = fitAt(words, start < 0 ? kappas.length - 1 : start, mean, assumed, assumed.bias);
  for (const way of [1, -1]) {
    for (let next = best; next.likelihood >= best.likelihood; ) {
      best = next;
      if (kappas[best.at + way] === undefined) break;
      next = fitAt(words, best.at + way, mean, assumed, best.bias);
    }
  }
  return { bias: best.bias, kappa: best.kappa };
}

function fitAt(words: readonly Word[], at: number, mean: number, assumed: Worth, from: number) {
  const kappa = kappas[at] ?? assumed.kappa;
  const bias = fitBias(words, { bias: from, kappa }, mean, assumed.bias);
  // Few words hardly tell what a word is worth: twice or half as much as assumed is unlikely by itself.
  let likelihood = -(Math.log(kappa / assumed.kappa) ** 2);
  for (const word of words) likelihood += logLikelihood(word, bias, kappa, mean);
  return { at, bias, kappa, likelihood };
}

/** The bias under which as many are expected as were counted, by Newton's steps. */
function fitBias(words: readonly Word[], from: Worth, mean: number, assumed: number): number {
  const { kappa } = from;
  let { bias } = from;
  for (let step = 0; step < steps; step += 1) {
    let excess = (assumedFor * (bias - assumed)) / 4;
    let slope = assumedFor / 4;
    for (const word of words) {
      const prior = priorUnder(word, bias, kappa, mean);
      const weight = (prior.kappa * word.entrants) / (prior.kappa + word.entrants);
      excess += weight * (prior.mean - word.completes / word.entrants);
      slope += weight * prior.mean * (1 - prior.mean);
    }
    bias = within(bias - excess / slope, -mostBias, mostBias);
  }
  return bias;
}

function priorUnder({ said, about, effect }: Word, bias: number, kappa: number, mean: number) {
  const prior = mixed(fromLogOdds(said + bias), weightOfWord(kappa, about), mean);
  return { mean: movedBy(prior.mean, effect), kappa: prior.kappa };
}

/** Of a Beta-binomial distribution, without what does not depend on the prior. */
function logLikelihood(word: Word, bias: number, kappa: number, mean: number): number {
  const prior = priorUnder(word, bias, kappa, mean);
  const [a, b] = [prior.mean * prior.kappa, (1 - prior.mean) * prior.kappa];
  return lnBeta(a + word.completes, b + word.entrants - word.completes) - lnBeta(a, b);
}
