import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from '#lib/loading/after-frame.ts';
import { whenAtRest } from '#lib/loading/when-at-rest.ts';

/** A little more than a phone shows of a list before it is scrolled; so many more with each step. */
const step = 8;
/** So many follow by themselves while their reader rests; the others as the list is scrolled. */
const readyOffers = 30;

/** How many offers of a list show, and what makes them more (decision 0159). */
export function useGrowingOffers(total: number): { count: number; grow: () => void } {
  const [count, setCount] = useState(step);
  const [isAtRest, setAtRest] = useState(false);
  const grow = () => setCount(count + step);
  useEffect(() => whenAtRest(() => setAtRest(true)), []);
  const isReady = count >= Math.min(total, readyOffers);
  useEffect(() => {
    if (!isAtRest || isReady) return;
    // Once what is there has been painted: all pieces in one frame would be one long layout.
    return afterFrame(() => startTransition(() => setCount(count + step)));
  }, [isAtRest, isReady, count]);
  return { count, grow };
}
