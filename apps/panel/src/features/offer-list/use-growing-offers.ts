import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from '#lib/loading/after-frame.ts';

/** What a phone shows of a list before it is scrolled. */
const firstOffers = 8;
/** So many follow by themselves, in pieces between which a press is answered; the others as the list is scrolled. */
const readyOffers = 30;
const step = 8;

/** How many offers of a list show, and what makes them more (decision 0146). */
export function useGrowingOffers(total: number): {
  count: number;
  /** All that comes by itself is there. */
  isReady: boolean;
  grow: () => void;
} {
  const [count, setCount] = useState(firstOffers);
  const grow = () => startTransition(() => setCount(count + step));
  const isReady = count >= Math.min(total, readyOffers);
  useEffect(() => {
    if (isReady) return;
    // Once what is there has been painted: all pieces in one frame would be one long layout.
    return afterFrame(() => startTransition(() => setCount(count + step)));
  }, [isReady, count]);
  return { count, isReady, grow };
}
