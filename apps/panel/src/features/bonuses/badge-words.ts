import type { Bonus } from '@earnwall/contract/entities/bonus';
import { useText } from '#lib/text.tsx';
import { percentOf } from './percent-of.ts';
import { stateOfSpecial } from './special-state-of.ts';

/** What a badge is called: its bonus, and whether something waits to be claimed. */
export function useBadgeWords(bonuses: readonly Bonus[], now: number): string {
  const text = useText();
  const [first] = bonuses;
  if (first?.type === 'special') {
    const states = bonuses.map((bonus) => bonus.type === 'special' && stateOfSpecial(bonus, now));
    return text(states.includes('completed') ? 'bonus_badge_claim' : 'bonus_badge_special');
  }
  const percent = percentOf(bonuses);
  return text(first?.type === 'percent' ? 'bonus_badge_percent' : 'bonus_badge_offer', { percent });
}
