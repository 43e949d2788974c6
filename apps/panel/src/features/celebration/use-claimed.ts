import { useEffect } from 'react';
import { useCelebrations } from '#session/use-celebrations.ts';

/** This screen celebrates the credit itself: no list does so once more. Null claims nothing. */
export function useClaimed(key: string | null, amount: number): void {
  const claim = useCelebrations((celebrations) => celebrations.claim);
  useEffect(() => {
    if (key !== null) claim({ key, amount });
  }, [claim, key, amount]);
}
