import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '#lib/hooks/reduced-motion.ts';
import { Amount } from '#lib/money/amount.tsx';
import { counted, countUpMs } from './counted.ts';
import './count-up.css';

/** An earned amount that counts up. Underneath lies the whole of it: it keeps the room, and is what a reader hears. */
export function CountUp({ amount }: { amount: number }) {
  const shown = useCounted(amount);
  return (
    <span className="count-up">
      <span className="count-up-whole">
        <Amount amount={amount} />
      </span>
      <span aria-hidden="true">
        <Amount amount={shown} />
      </span>
    </span>
  );
}

function useCounted(whole: number): number {
  const [shown, setShown] = useState(() => (prefersReducedMotion() ? whole : 0));
  useEffect(() => {
    if (prefersReducedMotion()) return setShown(whole);
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      setShown(counted(whole, now - start));
      if (now - start < countUpMs) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [whole]);
  return shown;
}
