import type { Bonus } from '@earnwall/contract/entities/bonus';
import { endOfBonus } from '@earnwall/domain/bonuses/expiry';
import { useEffect, useEffectEvent } from 'react';
import { usePricesAgain } from '#api/bonus.ts';

/** When a bonus has expired, the lists ask what things pay now. */
export function usePricesAfterExpiry(bonuses: readonly Bonus[], now: number): void {
  const pricesAgain = useEffectEvent(usePricesAgain());
  const expired = bonuses.filter((bonus) => Date.parse(endOfBonus(bonus) ?? '') <= now).length;
  useEffect(() => {
    if (expired > 0) pricesAgain();
  }, [expired]);
}
