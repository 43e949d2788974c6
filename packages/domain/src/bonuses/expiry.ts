import type { Bonus } from '@earnwall/contract/entities/bonus';
import { isOver } from './in-force.ts';

/** Types of which no bonus is left: when the last of them expires, the type is marked expired (spec §4 "Bonuses"). */
export function expiredTypes(
  bonuses: readonly Pick<Bonus, 'type' | 'expiration'>[],
  now: Date,
): ReadonlySet<Bonus['type']> {
  const expired = new Set(bonuses.map(({ type }) => type));
  for (const { type, expiration } of bonuses) {
    if (!isOver(expiration === null ? null : new Date(expiration), now)) expired.delete(type);
  }
  return expired;
}
