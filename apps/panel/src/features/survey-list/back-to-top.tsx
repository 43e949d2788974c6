import { IconButton } from '@earnwall/ui/primitives/icon-button';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#lib/text/text.tsx';
import './back-to-top.css';

/** Appears once the first screenful is gone (SL-08). */
export function BackToTop() {
  const text = useText();
  const firstScreen = useRef<HTMLSpanElement>(null);
  const [isAway, setIsAway] = useState(false);

  useEffect(() => {
    // On a busy phone several changes come at once, and the last of them is true.
    const observer = new IntersectionObserver((changes) =>
      setIsAway(changes.at(-1)?.isIntersecting === false),
    );
    if (firstScreen.current) observer.observe(firstScreen.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <span ref={firstScreen} className="first-screen" />
      {isAway && (
        <div className="back-to-top">
          <IconButton icon="arrow-up" label={text('back_to_top')} onClick={scrollToTop} />
        </div>
      )}
    </>
  );
}

function scrollToTop() {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
}
