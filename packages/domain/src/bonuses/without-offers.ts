import type { Bonus } from '@earnwall/contract/entities/bonus';
import { goalsOf } from './special.ts';

/**
 * What is left of bonuses where there are no offers (OF-12): what surveys can bring, as if it were for surveys alone.
 * What was earned before they were turned off stays, so that it can be claimed.
 */
export function withoutOffers(bonuses: readonly Bonus[]): Bonus[] {
  return bonuses.filter(isWithinReach).map((bonus) => ({ ...bonus, entities: ['surveys'] }));
}

function isWithinReach(bonus: Bonus): boolean {
  const isForSurveys = bonus.entities.includes('surveys');
  if (bonus.type !== 'special') return isForSurveys;
  const open = goalsOf(bonus.details).filter(({ goal, reached }) => reached < goal);
  return open.every(({ kind }) => isForSurveys && kind !== 'finished' && kind !== 'finished_offers');
}
