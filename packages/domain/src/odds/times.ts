// How long people take: times of surveys are log-normal, so their logarithms are averaged. Kept as whole thousandths, a
// sum is the same in any order and can be rebuilt.
export interface TimeCounts {
  readonly n: number;
  /** Sum of ln(seconds), in thousandths. */
  readonly log_sum_milli: number;
  /** Sum of ln(seconds)², in thousandths. */
  readonly log_sq_milli: number;
}

export const noTimes: TimeCounts = { n: 0, log_sum_milli: 0, log_sq_milli: 0 };

/** What was learned of a supplier's word about times (`learnTimes`). */
export interface TimeWord {
  /** What it has to be moved by, in ln(seconds). */
  readonly bias: number;
  /** As how many people it counts. */
  readonly people: number;
  /** Of ln(seconds) within a survey. */
  readonly spread: number;
}

const usualSpread = 0.5;
/** Before anything was learned: the word is taken for the mean. */
export const usualTimes: TimeWord = { bias: -(usualSpread ** 2) / 2, people: 3, spread: usualSpread };

/** As how many people the usual spread counts. */
const wordOfSpread = 12;
/** Of a normal distribution, so many standard deviations above the mean lie the last 20 %. */
const eighthTenth = 0.8416;

/** One more person's time. */
export function withTime(counts: TimeCounts, seconds: number): TimeCounts {
  const log = Math.log(Math.max(1, seconds));
  return {
    n: counts.n + 1,
    log_sum_milli: counts.log_sum_milli + Math.round(log * 1000),
    log_sq_milli: counts.log_sq_milli + Math.round(log * log * 1000),
  };
}

/** The mean time: longer than the middle one, as some take much longer. `said` is the supplier's word. */
export function meanSeconds(counts: TimeCounts, said: number, word: TimeWord = usualTimes): number {
  const mean = logMean(counts, said, word);
  return Math.round(Math.exp(mean + varianceAround(mean, counts, word) / 2));
}

/** Four of five people are done by then. */
export function laterSeconds(counts: TimeCounts, said: number, word: TimeWord = usualTimes): number {
  const mean = logMean(counts, said, word);
  return Math.round(Math.exp(mean + eighthTenth * Math.sqrt(varianceAround(mean, counts, word))));
}

/** Where the supplier says nothing: people are turned away after about this part of the whole. */
export const assumedOutSeconds = (loiSeconds: number, said: number | null): number =>
  Math.max(1, said ?? Math.round(loiSeconds / 3));

/** One of our own questions. */
export const secondsPerQuestion = 8;

/** Of one attempt on the average, the questions that we ask before it included. */
export function expectedSeconds(attempt: {
  readonly p: number;
  readonly finish_seconds: number;
  readonly out_seconds: number;
  readonly question_seconds: number;
  /** Who is turned away by our own questions loses no other time (`unknownShare`). */
  readonly q?: number;
}): number {
  const { p, q = 1, finish_seconds, out_seconds, question_seconds } = attempt;
  return p * finish_seconds + Math.max(0, q - p) * out_seconds + question_seconds;
}

function logMean({ n, log_sum_milli }: TimeCounts, said: number, { bias, people }: TimeWord): number {
  return (people * (Math.log(Math.max(1, said)) + bias) + log_sum_milli / 1000) / (people + n);
}

function varianceAround(
  mean: number,
  { n, log_sum_milli, log_sq_milli }: TimeCounts,
  { spread }: TimeWord,
): number {
  const own = log_sq_milli / 1000 - (2 * mean * log_sum_milli) / 1000 + n * mean * mean;
  return (wordOfSpread * spread ** 2 + Math.max(0, own)) / (wordOfSpread + n);
}
