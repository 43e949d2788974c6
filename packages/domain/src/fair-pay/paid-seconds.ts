import { laterSeconds, type TimeCounts, type TimeWord } from '../odds/times.ts';

/** While fewer were turned away, their times say little about others. */
const fewestTimes = 20;

/**
 * Until when minutes of a survey are paid (OD-03): four of five who are turned away are so by then, and nobody is paid for
 * staying longer than the survey takes. While too little is known of others, its length is the limit.
 */
export function paidSeconds(
  away: TimeCounts,
  { loi_seconds, out_seconds }: { readonly loi_seconds: number; readonly out_seconds: number },
  word?: TimeWord,
): number {
  return away.n < fewestTimes ? loi_seconds : Math.min(loi_seconds, laterSeconds(away, out_seconds, word));
}
