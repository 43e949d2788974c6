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

/** The supplier's word about a time counts as much as this many people. */
const wordOfTime = 3;
/** The usual spread of ln(seconds), and as how many people it counts. */
const usualSpread = 0.5;
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

/** The middle time: half of the people take longer. `assumed` is what the supplier says. */
export const typicalSeconds = (counts: TimeCounts, assumed: number): number =>
  Math.round(Math.exp(logMean(counts, assumed)));

/** Four of five people are done by then. */
export function laterSeconds(counts: TimeCounts, assumed: number): number {
  const mean = logMean(counts, assumed);
  const own = counts.log_sq_milli / 1000 - (2 * mean * counts.log_sum_milli) / 1000 + counts.n * mean * mean;
  const variance = (wordOfSpread * usualSpread ** 2 + Math.max(0, own)) / (wordOfSpread + counts.n);
  return Math.round(Math.exp(mean + eighthTenth * Math.sqrt(variance)));
}

/** Where the supplier says nothing: people are turned away after about this part of the whole. */
export const assumedOutSeconds = (loiSeconds: number, said: number | null): number =>
  Math.max(1, said ?? Math.round(loiSeconds / 3));

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

function logMean({ n, log_sum_milli }: TimeCounts, assumed: number): number {
  return (wordOfTime * Math.log(Math.max(1, assumed)) + log_sum_milli / 1000) / (wordOfTime + n);
}
