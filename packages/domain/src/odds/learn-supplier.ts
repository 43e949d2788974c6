// What is learned about a supplier from its surveys that were entered: empirical Bayes, the prior under which what was
// counted is likeliest (decision 0133).
import { type DeviceEffects, devicesOfOdds, movedBy, noEffects } from './device-effects.ts';
import { learnDevices } from './learn-devices.ts';
import { learnTimes, type TimedSurvey } from './learn-times.ts';
import { type CountedWord, learnWord } from './learn-word.ts';
import { logOdds } from './log-odds.ts';
import { priorByWord, type SupplierOdds, usualMean, usualWord, type Word, type WordOdds } from './prior.ts';
import type { CountsByDevice } from './prior-on-device.ts';
import { usualTimes } from './times.ts';

/** One survey, matured entries only. */
export interface LearnedSurvey {
  /** Null, or 0, where the supplier said nothing. */
  readonly said: number | null;
  /** Of how many entrants it spoke, where it said so. */
  readonly said_entrants: number | null;
  readonly on: CountsByDevice;
  readonly reversed: number;
  readonly finish: TimedSurvey;
  readonly away: TimedSurvey;
}

/** Before much was counted: as if these had been seen. */
const usualReversals = { completes: 50, reversed: 1 };
const usualEntrants = 20;
/** The word, the mean and the devices depend on each other a little. */
const rounds = 2;

type Assumed = Omit<SupplierOdds, 'reversal_rate' | 'outcomes'>;

const usual: Assumed = {
  ...{ ...usualWord, mean: usualMean, devices: noEffects },
  ...{ finish: usualTimes, away: usualTimes },
};

/** What little is known is drawn to what is assumed: of a supplier in one country, what holds of it everywhere. */
export function learnSupplier(surveys: readonly LearnedSurvey[], assumed: Assumed = usual): SupplierOdds {
  // How far surveys differ is learned of all of them: of few surveys it would be chance.
  const isAll = assumed === usual;
  let { mean, devices }: Assumed = assumed;
  let odds: WordOdds = assumed;
  for (let round = 0; round < rounds; round += 1) {
    mean = learnMean(surveys, devices, assumed);
    odds = learnWord(countedWords(surveys, devices), logOdds(mean), assumed, isAll);
    const middle = logOdds(mean);
    devices = learnDevices(
      surveys.map((survey) => ({ on: survey.on, prior: priorByWord(wordOf(survey), odds, middle) })),
      assumed.devices,
    );
  }
  return {
    ...{ mean, bias: odds.bias, errs: odds.errs, spread: odds.spread, devices },
    finish: learnTimes(
      surveys.map(({ finish }) => finish),
      assumed.finish,
    ),
    away: learnTimes(
      surveys.map(({ away }) => away),
      assumed.away,
    ),
    ...learnReversals(surveys),
  };
}

function learnReversals(surveys: readonly LearnedSurvey[]): Pick<SupplierOdds, 'reversal_rate' | 'outcomes'> {
  let { completes, reversed } = usualReversals;
  let outcomes = 0;
  for (const survey of surveys) {
    reversed += survey.reversed;
    for (const device of devicesOfOdds) {
      outcomes += survey.on[device]?.entrants ?? 0;
      completes += survey.on[device]?.completes ?? 0;
    }
  }
  return { reversal_rate: reversed / completes, outcomes };
}

/** Many entries of one survey say little about others: each counts for at most as much as surveys differ. */
function learnMean(surveys: readonly LearnedSurvey[], effects: DeviceEffects, assumed: Assumed): number {
  const { kappa } = priorByWord(null, assumed, logOdds(assumed.mean));
  let weight = usualEntrants;
  let sum = usualEntrants * assumed.mean;
  for (const { on } of surveys) {
    for (const device of devicesOfOdds) {
      const { entrants = 0, completes = 0 } = on[device] ?? {};
      if (entrants <= 0) continue;
      const own = (entrants * kappa) / (entrants + kappa);
      weight += own;
      sum += own * (completes / entrants + assumed.mean - movedBy(assumed.mean, effects[device]));
    }
  }
  return sum / weight;
}

function countedWords(surveys: readonly LearnedSurvey[], effects: DeviceEffects): CountedWord[] {
  const words: CountedWord[] = [];
  for (const survey of surveys) {
    const word = wordOf(survey);
    for (const device of devicesOfOdds) {
      const counted = survey.on[device];
      if (counted && counted.entrants > 0) words.push({ word, effect: effects[device], ...counted });
    }
  }
  return words;
}

const wordOf = ({ said, said_entrants: about }: LearnedSurvey): Word | null =>
  said === null || said <= 0 ? null : { said: logOdds(said), about };
