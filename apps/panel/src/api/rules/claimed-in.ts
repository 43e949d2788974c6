import type { Metadata } from '@earnwall/contract/entities/metadata';
import { specialState } from '@earnwall/domain/bonuses/special';

/** The metadata as they are after a claim: one call claims every special bonus that is complete. */
export function claimedIn(metadata: Metadata, now: Date): Metadata {
  const bonus = metadata.extra.bonus.map((each) => {
    if (each.type !== 'special') return each;
    const expires_at = each.expiration === null ? null : new Date(each.expiration);
    const isClaimed = specialState(each.details, expires_at, now) === 'completed';
    return isClaimed ? { ...each, details: { ...each.details, is_claimed: true } } : each;
  });
  return { ...metadata, extra: { ...metadata.extra, bonus } };
}
