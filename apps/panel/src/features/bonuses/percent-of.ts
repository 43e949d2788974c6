import type { Bonus } from '@earnwall/contract/entities/bonus';

/** The figure of a badge: the best of its bonuses, for they may be about different things. An offer has all of its own. */
export function percentOf(bonuses: readonly Bonus[]): number {
  return Math.max(0, ...bonuses.map(figureOf));
}

function figureOf(bonus: Bonus): number {
  if (bonus.type === 'special') return 0;
  return bonus.type === 'percent' ? bonus.percentage : bonus.details.bonus;
}
