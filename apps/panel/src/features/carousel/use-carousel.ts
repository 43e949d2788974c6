import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '#lib/hooks/reduced-motion.ts';

type Way = 'previous' | 'next';

const still: Record<Way, boolean> = { previous: false, next: false };

/** Moves by as many slides as are in view; where movement is unwelcome it jumps. */
export function useCarousel() {
  const [viewport, embla] = useEmblaCarousel({
    align: 'start',
    slidesToScroll: 'auto',
    direction: document.dir === 'rtl' ? 'rtl' : 'ltr',
  });
  const [canMove, setCanMove] = useState(still);

  useEffect(() => {
    if (!embla) return;
    const look = () => setCanMove({ previous: embla.canScrollPrev(), next: embla.canScrollNext() });
    look();
    embla.on('select', look).on('reInit', look);
    return () => void embla.off('select', look).off('reInit', look);
  }, [embla]);

  const move = (way: Way) => {
    if (way === 'next') embla?.scrollNext(prefersReducedMotion());
    else embla?.scrollPrev(prefersReducedMotion());
  };
  return { viewport, canMove, move };
}
