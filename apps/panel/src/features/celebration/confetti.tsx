import { type CSSProperties, useEffect, useState } from 'react';
import { prefersReducedMotion } from '#lib/hooks/reduced-motion.ts';
import { confettiPieces } from './pieces.ts';
import './confetti.css';

/** The flight with the longest delay, and then it is removed. */
const shownMs = 1200;

/** Confetti in the publisher's colors, once, around what it stands in; none where motion is not wanted. */
export function Confetti() {
  const [pieces, setPieces] = useState(() => (prefersReducedMotion() ? [] : confettiPieces(Math.random)));
  useEffect(() => {
    const timer = setTimeout(() => setPieces([]), shownMs);
    return () => clearTimeout(timer);
  }, []);
  if (pieces.length === 0) return null;
  return (
    <span className="confetti" aria-hidden="true">
      {pieces.map(({ x, y, dx, dy, turn, delayMs, kind, tone }) => (
        <i
          key={`${x} ${y}`}
          className={`confetti-${kind}`}
          style={
            {
              ...{ left: `${x}%`, top: `${y}%`, background: `var(--${tone}-fill)` },
              ...{ '--dx': `${dx}px`, '--dy': `${dy}px`, '--turn': `${turn}deg` },
              animationDelay: `${delayMs}ms`,
            } as CSSProperties
          }
        />
      ))}
    </span>
  );
}
