// A bonus as the panel reads it in `extra.bonus` (BO-01).
import type { Bonus, SpecialDetails } from '@earnwall/contract/entities/bonus';
import type { Offer } from '@earnwall/contract/entities/offer';
import type { BonusRecord } from '#store/money/bonuses.ts';

export function presentPercent(bonus: BonusRecord): Bonus {
  return { type: 'percent', ...shared(bonus), percentage: bonus.percentage ?? 0, details: null };
}

export function presentSpecial(bonus: BonusRecord, details: SpecialDetails): Bonus {
  return { type: 'special', ...shared(bonus), details };
}

/** Without its long texts and its milestones: metadata are part of the first paint, and GET /offers/{id} has the rest. */
export function presentEngagement(bonus: BonusRecord, offer: Offer): Bonus {
  const details = { ...offer, description: '', steps: '', rewards: [] };
  return { type: 'offer_engagement', ...shared(bonus), percentage: bonus.percentage ?? 0, details };
}

function shared({ entities, expires_at }: BonusRecord) {
  return { entities, expiration: expires_at?.toISOString() ?? null };
}
