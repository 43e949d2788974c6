import type { Bonus, SpecialDetails } from '@earnwall/contract/entities/bonus';
import { isOver } from './in-force.ts';

/** The fields that the end of a bonus depends on; only a special one can be claimed. */
type Ending = Pick<Bonus, 'expiration'> &
  (
    | { readonly type: Exclude<Bonus['type'], 'special'> }
    | { readonly type: 'special'; readonly details: Pick<SpecialDetails, 'is_claimed'> }
  );

/** Until when a bonus counts; a claimed one no longer expires (BO-02). */
export function endOfBonus(bonus: Ending): string | null {
  return bonus.type === 'special' && bonus.details.is_claimed ? null : bonus.expiration;
}

/** The next end among bonuses, in milliseconds; null when none is ahead. */
export function soonestEnd(bonuses: readonly Ending[], nowMs: number): number | null {
  const ahead = bonuses.map((bonus) => Date.parse(endOfBonus(bonus) ?? '')).filter((at) => at > nowMs);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

/** Types of which no bonus is left: when the last of them expires, the type is marked expired (BO-01). */
export function expiredTypes(bonuses: readonly Ending[], now: Date): ReadonlySet<Bonus['type']> {
  const expired = new Set(bonuses.map(({ type }) => type));
  for (const bonus of bonuses) {
    const end = endOfBonus(bonus);
    if (!isOver(end === null ? null : new Date(end), now)) expired.delete(bonus.type);
  }
  return expired;
}
