// How far a supplier's words about times are off, and what they are worth beside what people took: a normal distribution of
// surveys around the word, in ln(seconds), and of people around each survey (decision 0133).
import { within } from './log-odds.ts';
import type { TimeCounts, TimeWord } from './times.ts';

/** One survey's times, and what its supplier says of them. */
export interface TimedSurvey {
  readonly said: number;
  readonly times: TimeCounts;
}

/** What is assumed counts as if so many people, and so many surveys, had shown it. */
const assumedPeople = 20;
const assumedSurveys = 4;
const fewest = 1;
const most = 50;
const mostBias = 1.5;

export function learnTimes(surveys: readonly TimedSurvey[], assumed: TimeWord): TimeWord {
  const timed = surveys.filter(({ times }) => times.n > 0).map(aroundWord);
  const variance = varianceWithin(timed, assumed);
  const between = varianceBetween(timed, variance, assumed);
  return {
    bias: biasOf(timed, variance, between, assumed.bias),
    people: within(variance / between, fewest, most),
    spread: Math.sqrt(variance),
  };
}

interface Around {
  readonly n: number;
  /** Of ln(seconds), from the word. */
  readonly off: number;
  /** Squares around the survey's own mean. */
  readonly squares: number;
}

function aroundWord({ said, times: { n, log_sum_milli, log_sq_milli } }: TimedSurvey): Around {
  const mean = log_sum_milli / 1000 / n;
  return {
    n,
    off: mean - Math.log(Math.max(1, said)),
    squares: Math.max(0, log_sq_milli / 1000 - n * mean * mean),
  };
}

/** Of people around their survey. */
function varianceWithin(timed: readonly Around[], { spread }: TimeWord): number {
  let squares = assumedPeople * spread ** 2;
  let free = assumedPeople;
  for (const survey of timed) {
    squares += survey.squares;
    free += survey.n - 1;
  }
  return squares / free;
}

/** Of surveys around the word: what lies beyond what people's own spread explains, by moments. */
function varianceBetween(
  timed: readonly Around[],
  variance: number,
  { spread, people, bias }: TimeWord,
): number {
  const assumed = spread ** 2 / people;
  const middle = biasOf(timed, variance, assumed, bias);
  let squares = assumedSurveys * assumed;
  let surveys = assumedSurveys;
  for (const { n, off } of timed) {
    // Of many people's mean little is chance, so it tells more.
    const weight = n / (n + variance / assumed);
    squares += weight * ((off - middle) ** 2 - variance / n);
    surveys += weight;
  }
  return Math.max(squares / surveys, variance / most);
}

function biasOf(timed: readonly Around[], variance: number, between: number, assumed: number): number {
  let weight = assumedSurveys / (between + variance);
  let sum = weight * assumed;
  for (const { n, off } of timed) {
    const own = 1 / (between + variance / n);
    weight += own;
    sum += own * off;
  }
  return within(sum / weight, -mostBias, mostBias);
}
