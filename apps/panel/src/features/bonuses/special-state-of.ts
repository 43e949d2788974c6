import { goalsOf, type SpecialState, specialState } from '@earnwall/domain/bonuses/special';
import type { BonusOf } from './shown-bonuses.ts';

export function stateOfSpecial({ details, expiration }: BonusOf<'special'>, now: number): SpecialState {
  return specialState(details, expiration === null ? null : new Date(expiration), new Date(now));
}

/** How much of all goals together is reached, 0 to 1; each goal counts the same. */
export function shareReached({ details }: BonusOf<'special'>): number {
  const goals = goalsOf(details);
  if (goals.length === 0) return 1;
  return goals.reduce((sum, { goal, reached }) => sum + reached / goal, 0) / goals.length;
}
