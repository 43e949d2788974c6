import { startTransition, useEffect, useEffectEvent, useRef } from 'react';
import './growing-edge.css';

interface Props {
  /** How many of the list show now. */
  count: number;
  onNear: () => void;
}

/** A page around a frame scrolls unseen, and an edge in view from the start stays so: how much of it shows tells of the scroll. */
const steps = Array.from({ length: 21 }, (_, nth) => nth / 20);

/**
 * The end of a list that grows as it is scrolled, a good screen ahead of the reader (decision 0146). It begins with the first
 * scroll, of this page or of the one around its frame: who only looks at the top has no more than that to load. A list that
 * ends in view goes on by itself until it does not (decision 0159).
 */
export function GrowingEdge({ count, onNear }: Props) {
  const edge = useRef<HTMLSpanElement>(null);
  const hasBegun = useRef(false);
  const grow = useEffectEvent(() => {
    // Whoever has the focus on the button beside it makes the list longer by that, and goes on where they were.
    if (!edge.current?.parentElement?.contains(document.activeElement)) startTransition(onNear);
  });

  // Each new length is looked at anew: one step may not be enough for a fast finger.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count is what makes it look again
  useEffect(() => {
    if (!edge.current || !('IntersectionObserver' in window)) return;
    const isFramed = window.parent !== window;
    let isNear: boolean | null = null;
    const begin = () => {
      hasBegun.current = true;
      window.removeEventListener('scroll', begin);
      if (isNear) grow();
    };
    const observer = new IntersectionObserver(
      (changes) => {
        // The first word says how things are; a second one, that something has moved.
        if (isNear !== null) hasBegun.current = true;
        const change = changes.at(-1);
        isNear = change?.isIntersecting === true;
        if (isNear && (hasBegun.current || isEndSeen(change))) grow();
      },
      { threshold: isFramed ? steps : 0 },
    );
    observer.observe(edge.current);
    if (!hasBegun.current) window.addEventListener('scroll', begin, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', begin);
    };
  }, [count]);

  return <span ref={edge} className="growing-edge" />;
}

function isEndSeen(change?: IntersectionObserverEntry): boolean {
  return change !== undefined && change.intersectionRect.bottom >= change.boundingClientRect.bottom;
}
