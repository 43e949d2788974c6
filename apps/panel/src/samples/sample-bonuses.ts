import type { Bonus, SpecialDetails } from '@earnwall/contract/entities/bonus';
import { sampleOffer } from './sample-offer.ts';

type BonusOf<Type extends Bonus['type']> = Extract<Bonus, { type: Type }>;

/** Bonuses without an end; tests change what they are about. */
export function percentBonus(changes: Partial<BonusOf<'percent'>> = {}): BonusOf<'percent'> {
  return {
    ...{ type: 'percent', entities: ['surveys', 'offers'], percentage: 20, expiration: null, details: null },
    ...changes,
  };
}

export function specialBonus(details: Partial<SpecialDetails> = {}): BonusOf<'special'> {
  return {
    ...{ type: 'special', entities: ['surveys', 'offers'], expiration: null },
    details: {
      ...{ goal_completes: 0, reached_completes: 0, goal_completes_surveys: 0, reached_completes_surveys: 0 },
      ...{ goal_finished: 0, reached_finished: 0, goal_finished_offers: 0, reached_finished_offers: 0 },
      ...{ user_reward: 750, is_claimed: false },
      ...details,
    },
  };
}

export function engagementBonus(
  changes: Partial<BonusOf<'offer_engagement'>> = {},
  offer: Partial<BonusOf<'offer_engagement'>['details']> = {},
): BonusOf<'offer_engagement'> {
  return {
    ...{ type: 'offer_engagement', entities: ['offers'], percentage: 50, expiration: null },
    details: sampleOffer(offer),
    ...changes,
  };
}
