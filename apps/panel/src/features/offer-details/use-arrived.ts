import type { Offer } from '@earnwall/contract/entities/offer';
import { milestoneKey } from '@earnwall/contract/realtime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCelebrations } from '#session/use-celebrations.ts';
import { arrivalsOf } from './arrivals.ts';

/** The milestone that was paid last while somebody looks on; its credit is celebrated here, and not once more elsewhere. */
export interface Arrived {
  amount: number;
  names: readonly string[];
}

export function useArrived(offer: Offer): Arrived | null {
  const claim = useCelebrations((celebrations) => celebrations.claim);
  const before = useRef(offer);
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const compare = useEffectEvent((now: Offer) => {
    const paid = arrivalsOf(before.current, now);
    before.current = now;
    for (const { id, reward } of paid) claim({ key: milestoneKey(now.id, id), amount: reward });
    // Shown whether or not another tab was first: here is where its reader looks.
    if (paid.length === 0) return;
    const amount = paid.reduce((sum, { reward }) => sum + reward, 0);
    setArrived({ amount, names: paid.map(({ name }) => name) });
  });
  useEffect(() => compare(offer), [offer]);
  return arrived;
}
