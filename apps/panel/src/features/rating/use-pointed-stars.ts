import { type PointerEvent, useState } from 'react';
import { starsAt } from './stars-at.ts';

/** What the pointer rests on: a mouse previews by hovering, a finger by sliding; letting go chooses. */
export function usePointedStars(choose: (stars: number) => void) {
  const [pointed, setPointed] = useState<number | null>(null);
  const point = (event: PointerEvent<HTMLElement>) => setPointed(starsUnder(event));
  const leave = () => setPointed(null);
  return {
    pointed,
    handlers: {
      onPointerDown: point,
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse' || pointed !== null) point(event);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (pointed === null) return;
        choose(starsUnder(event));
        if (event.pointerType !== 'mouse') leave();
      },
      onPointerLeave: leave,
      onPointerCancel: leave,
    },
  };
}

function starsUnder({ clientX, currentTarget }: PointerEvent<HTMLElement>): number {
  const { left, right } = currentTarget.getBoundingClientRect();
  const dir = getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
  return starsAt(clientX, { left, right, dir });
}
