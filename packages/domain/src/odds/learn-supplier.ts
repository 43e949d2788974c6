// What is learned about a supplier from its surveys that were entered: empirical Bayes, the prior under which what was
// counted is likeliest (decision 0133).
import { type DeviceEffects, devicesOfOdds, movedBy, noEffects } from './device-effects.ts';
import { learnDevices } from './learn-devices.ts';
import { learnWord, type Word } from './learn-word.ts';
import { fromLogOdds, logOdds } from './log-odds.ts';
import { kappaUnlearned, kappaUnsaid, mixed, type SupplierOdds, usualMean, weightOfWord } from './prior.ts';
import type { CountsByDevice } from './prior-on-device.ts';

/** One survey, matured entries only. */
export interface LearnedSurvey {
  /** Null, or 0, where the supplier said nothing. */
  readonly said: number | null;
  /** Of how many entrants it spoke, where it said so. */
  readonly said_entrants: number | null;
  readonly on: CountsByDevice;
  readonly reversed: number;
}

/** Before much was counted: as if these had been seen. */
const usualReversals = { completes: 50, reversed: 1 };
const usualEntrants = 20;
/** The word, the mean and the devices depend on each other a little. */
const rounds = 2;

type Assumed = Pick<SupplierOdds, 'mean' | 'bias' | 'kappa' | 'devices'>;

const usual: Assumed = { mean: usualMean, bias: 0, kappa: kappaUnlearned, devices: noEffects };

/** What little is known is drawn to what is assumed: of a supplier in one country, what holds of it everywhere. */
export function learnSupplier(surveys: readonly LearnedSurvey[], assumed: Assumed = usual): SupplierOdds {
  let { mean, devices }: Assumed = assumed;
  let word: Pick<Assumed, 'bias' | 'kappa'> = assumed;
  for (let round = 0; round < rounds; round += 1) {
    mean = learnMean(surveys, devices, assumed.mean);
    word = learnWord(wordsOf(surveys, devices), mean, assumed);
    devices = learnDevices(
      surveys.map((survey) => ({ on: survey.on, prior: priorUnder(survey, word, mean) })),
      assumed.devices,
    );
  }
  let [entrants, completes, reversed] = [0, 0, 0];
  for (const survey of surveys) {
    reversed += survey.reversed;
    for (const device of devicesOfOdds) {
      entrants += survey.on[device]?.entrants ?? 0;
      completes += survey.on[device]?.completes ?? 0;
    }
  }
  return {
    mean,
    bias: word.bias,
    kappa: word.kappa,
    devices,
    reversal_rate: (reversed + usualReversals.reversed) / (completes + usualReversals.completes),
    outcomes: entrants,
  };
}

/** Many entries of one survey say little about others: each counts for at most a few. */
function learnMean(
  surveys: readonly Pick<LearnedSurvey, 'on'>[],
  effects: DeviceEffects,
  assumed: number,
): number {
  let weight = usualEntrants;
  let sum = usualEntrants * assumed;
  for (const { on } of surveys) {
    for (const device of devicesOfOdds) {
      const { entrants = 0, completes = 0 } = on[device] ?? {};
      if (entrants <= 0) continue;
      const own = (entrants * kappaUnsaid) / (entrants + kappaUnsaid);
      weight += own;
      sum += own * (completes / entrants + assumed - movedBy(assumed, effects[device]));
    }
  }
  return sum / weight;
}

function wordsOf(surveys: readonly LearnedSurvey[], effects: DeviceEffects): Word[] {
  const words: Word[] = [];
  for (const { said, said_entrants: about, on } of surveys) {
    if (said === null || said <= 0) continue;
    for (const device of devicesOfOdds) {
      const counted = on[device];
      if (counted && counted.entrants > 0)
        words.push({ said: logOdds(said), about, effect: effects[device], ...counted });
    }
  }
  return words;
}

function priorUnder(
  { said, said_entrants }: LearnedSurvey,
  { bias, kappa }: { bias: number; kappa: number },
  mean: number,
) {
  if (said === null || said <= 0) return { mean, kappa: kappaUnsaid };
  return mixed(fromLogOdds(logOdds(said) + bias), weightOfWord(kappa, said_entrants), mean);
}
