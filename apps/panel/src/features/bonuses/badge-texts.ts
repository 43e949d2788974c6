import type { Bonus } from '@earnwall/contract/entities/bonus';
import type { TextKey } from '@earnwall/i18n/text-keys';
import { ofType } from './shown-bonuses.ts';
import { stateOfSpecial } from './special-state-of.ts';

/** Everything of it has been claimed. */
export function isClaimed(bonuses: readonly Bonus[]): boolean {
  return bonuses.every((bonus) => bonus.type === 'special' && bonus.details.is_claimed);
}

/** What a badge is called beside its figure; and whether something waits to be claimed. */
export function badgeWords(bonuses: readonly Bonus[], now: number): TextKey {
  const specials = ofType(bonuses, 'special');
  if (specials.some((special) => stateOfSpecial(special, now) === 'completed')) return 'bonus_badge_claim';
  if (specials.length > 0) return 'bonus_badge_special';
  return ofType(bonuses, 'percent').length > 0 ? 'bonus_badge_percent' : 'bonus_badge_offer';
}
