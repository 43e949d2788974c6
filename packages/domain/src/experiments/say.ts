// What an experiment says, in English words for the console; the panel has its own in each language.
import type { ExperimentDecision } from '@earnwall/contract/experiments';
import type { Lift } from './lift.ts';

const titles: Readonly<Record<string, string>> = { ranking: 'Ranking by value' };

const decided: Readonly<Record<ExperimentDecision, string>> = {
  running: 'Too few people to tell yet',
  better: 'Better',
  worse: 'Worse',
  no_difference: 'No difference yet',
  guard_tripped: 'A guard has tripped',
};

/** "Ranking by value: +7% coins per hour (2 to 12%). Safe to look at any time." */
export function sentenceOf(experiment: string, lift: Pick<Lift, 'lift' | 'low' | 'high'> | null): string {
  const title = titles[experiment] ?? experiment;
  if (!lift) return `${title}: too few people to tell yet.`;
  const [low, high] = [percentOf(lift.low), percentOf(lift.high)];
  return `${title}: ${signed(percentOf(lift.lift))}% coins per hour (${withSign(low)} to ${withSign(high)}%). Safe to look at any time.`;
}

export const wordsOf = (decision: ExperimentDecision): string => decided[decision];

/** Whole percent, and never −0. */
const percentOf = (part: number): number => Math.round(part * 100) + 0;

const withSign = (percent: number): string => String(percent).replace('-', '−');
const signed = (percent: number): string => (percent > 0 ? `+${percent}` : withSign(percent));
