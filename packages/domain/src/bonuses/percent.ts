import { bonusesInForce, type Scheduled } from './in-force.ts';

export type BonusEntity = 'surveys' | 'offers';

/** What a bonus adds, and to what. A special bonus adds nothing: it is claimed. */
export interface PricedBonus extends Scheduled {
  readonly type: 'percent' | 'special' | 'offer_engagement';
  readonly entities: readonly BonusEntity[];
  readonly percentage: number | null;
  /** The one offer that an engagement bonus is about. */
  readonly offer_id: string | null;
}

export type Earning =
  | { readonly entity: 'surveys' }
  | { readonly entity: 'offers'; readonly offer_id: string };

/** The largest value of the contract, however many bonuses apply. */
const maxPercent = 1_000;

/**
 * The `bonus_percent` of `rewardOf` for a survey or an offer at this moment (BO-01). Lists, clicks and credits all
 * use it, so that what is shown is what is paid. Bonuses add up, as they were promised.
 */
export function bonusPercentFor(bonuses: readonly PricedBonus[], earning: Earning, now: Date): number {
  const added = bonusesInForce(bonuses, now)
    .filter((bonus) => appliesTo(bonus, earning))
    .reduce((sum, { percentage }) => sum + (percentage ?? 0), 0);
  return Math.min(added, maxPercent);
}

function appliesTo({ type, entities, offer_id }: PricedBonus, earning: Earning): boolean {
  if (type === 'percent') return entities.includes(earning.entity);
  return type === 'offer_engagement' && earning.entity === 'offers' && earning.offer_id === offer_id;
}
