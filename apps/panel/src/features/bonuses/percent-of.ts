import type { Bonus } from '@earnwall/contract/entities/bonus';

/** The figure of a badge: the best of its bonuses, for they may be about different things. */
export function percentOf(bonuses: readonly Bonus[]): number {
  return Math.max(0, ...bonuses.map((bonus) => (bonus.type === 'special' ? 0 : bonus.percentage)));
}
