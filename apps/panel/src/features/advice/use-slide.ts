import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { isAtEnd, latenciesOf, placeAfter, placeOf } from './slide.ts';

/** The hand on the slide: drags and keys move it, letting go before the end brings it back. */
export function useSlide(onAccepted: (latencies: readonly number[]) => void) {
  const [place, setPlace] = useState(0);
  const [held, setHeld] = useState(false);
  const drag = useRef<{ from: number; travel: number; rtl: boolean } | null>(null);
  const times = useRef<number[]>([]);
  const accepted = useRef(false);

  const moveTo = (next: number, time: number) => {
    if (accepted.current) return;
    times.current.push(time);
    setPlace(next);
    if (!isAtEnd(next)) return;
    accepted.current = true;
    drag.current = null;
    onAccepted(latenciesOf(times.current));
  };
  const release = () => {
    drag.current = null;
    setHeld(false);
    if (!accepted.current) setPlace(0);
  };

  return {
    place,
    held,
    thumb: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const carrier = event.currentTarget.parentElement;
        if (accepted.current || !carrier) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const rtl = isRightToLeft(carrier);
        drag.current = { from: event.clientX, travel: carrier.clientWidth, rtl };
        times.current.push(event.timeStamp);
        setHeld(true);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag.current) moveTo(placeOf({ ...drag.current, to: event.clientX }), event.timeStamp);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const next = placeAfter(event.key, place, isRightToLeft(event.currentTarget));
        if (next === null) return;
        event.preventDefault();
        if (times.current.length === 0) times.current.push(event.timeStamp);
        moveTo(next, event.timeStamp);
      },
    },
  };
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
