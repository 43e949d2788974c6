import { within } from './log-odds.ts';

/** Odds are shown in steps of this many percent: kept lists stay the same until it matters to anybody (OD-01). */
const step = 5;

/** In percent; never 0 or 100, because nobody can promise either. */
export const shownOdds = (p: number): number => within(Math.round((p * 100) / step) * step, step, 100 - step);

/** The word beside the number: together they are understood better than either alone (OD-02). */
export type OddsWord = 'very_good' | 'good' | 'fair' | 'low';

export function oddsWord(percent: number): OddsWord {
  if (percent >= 75) return 'very_good';
  if (percent >= 50) return 'good';
  return percent >= 30 ? 'fair' : 'low';
}
