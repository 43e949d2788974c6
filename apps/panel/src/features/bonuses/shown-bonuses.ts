import type { Bonus } from '@earnwall/contract/entities/bonus';
import { withoutOffers } from '@earnwall/domain/bonuses/without-offers';

export type BonusType = Bonus['type'];

export type BonusOf<Type extends BonusType> = Extract<Bonus, { type: Type }>;

/** In the order the badges stand in: first what can be claimed. */
export const bonusTypes = ['special', 'percent', 'offer_engagement'] as const satisfies readonly BonusType[];

/** Bonuses of offers are hidden where there are no offers. */
export function shownBonuses(bonuses: readonly Bonus[], hasOffers: boolean): readonly Bonus[] {
  return hasOffers ? bonuses : withoutOffers(bonuses);
}

export function ofType<Type extends BonusType>(bonuses: readonly Bonus[], type: Type): BonusOf<Type>[] {
  return bonuses.filter((bonus): bonus is BonusOf<Type> => bonus.type === type);
}
