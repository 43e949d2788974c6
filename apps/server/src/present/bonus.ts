// A bonus as the panel reads it in `extra.bonus` (spec §3 "Bonus").
import type { Bonus, SpecialDetails } from '@earnwall/contract/entities/bonus';
import type { Offer } from '@earnwall/contract/entities/offer';
import type { BonusRecord } from '#store/bonuses.ts';

export function presentPercent(bonus: BonusRecord): Bonus {
  return { type: 'percent', ...shared(bonus), percentage: bonus.percentage ?? 0, details: null };
}

export function presentSpecial(bonus: BonusRecord, details: SpecialDetails): Bonus {
  return { type: 'special', ...shared(bonus), details };
}

export function presentEngagement(bonus: BonusRecord, offer: Offer): Bonus {
  return { type: 'offer_engagement', ...shared(bonus), percentage: bonus.percentage ?? 0, details: offer };
}

function shared({ entities, expires_at }: BonusRecord) {
  return { entities, expiration: expires_at?.toISOString() ?? null };
}
