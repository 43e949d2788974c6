import { type Goal, goalsOf } from '@earnwall/domain/bonuses/special';
import type { BonusOf } from './shown-bonuses.ts';

/** A bonus that is not for offers says nothing of them (OF-12): its completes are surveys. */
export function shownGoals({ details, entities }: Pick<BonusOf<'special'>, 'details' | 'entities'>): Goal[] {
  const goals = goalsOf(details);
  if (entities.includes('offers')) return goals;
  return goals
    .filter(({ kind, goal, reached }) => kind.startsWith('completes') || reached < goal)
    .map((goal) => (goal.kind === 'completes' ? { ...goal, kind: 'completes_surveys' } : goal));
}
