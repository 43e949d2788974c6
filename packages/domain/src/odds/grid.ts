// Coarse steps for what every node and every list shares: a survey's facts stay the same until it matters to anybody, and
// nodes that know the same counts say the same (decision 0134).
import { fromLogOdds, logOdds } from './log-odds.ts';

/** In log-odds: about 2 points in the middle, less at the ends, where a point means more. */
const step = 0.1;

export const onGrid = (p: number): number => fromLogOdds(Math.round(logOdds(p) / step) * step);

/** Ten seconds, half a minute, a minute: finer than a tile says it. */
export function steppedSeconds(seconds: number): number {
  const by = seconds < 120 ? 10 : seconds < 600 ? 30 : 60;
  return Math.max(by, Math.round(seconds / by) * by);
}

/** Two digits: who started, and how many of so many finished. */
export function steppedWeek(started: number, finished: number): { started: number; finished: number } {
  const by = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, started))) - 1);
  const shown = Math.floor(started / by) * by;
  return { started: shown, finished: started === 0 ? 0 : Math.round((finished * shown) / started) };
}
