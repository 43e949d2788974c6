import { useEffect, useRef, useState } from 'react';
import { movingNumber, runMs } from './moving-number.ts';
import { prefersReducedMotion } from './reduced-motion.ts';

/**
 * A number that runs to its new value; at once where motion is not wanted. In a hidden tab no frames are drawn, so it
 * runs when its reader is back. `first` is where it begins, if not at its end.
 */
export function useMovingNumber(target: number, first = target): number {
  const [shown, setShown] = useState(() => (prefersReducedMotion() ? target : first));
  const current = useRef(shown);

  useEffect(() => {
    const from = current.current;
    if (from === target) return;
    const show = (value: number) => {
      current.current = value;
      setShown(value);
    };
    if (prefersReducedMotion()) return show(target);

    let start: number | null = null;
    let frame = requestAnimationFrame(step);
    function step(now: number) {
      start ??= now;
      show(movingNumber(from, target, now - start));
      if (now - start < runMs) frame = requestAnimationFrame(step);
    }
    return () => cancelAnimationFrame(frame);
  }, [target]);

  return shown;
}
