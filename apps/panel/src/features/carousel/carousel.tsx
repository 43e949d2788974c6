import { IconButton } from '@earnwall/ui/primitives/icon-button';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useText } from '#lib/text/text.tsx';
import { useCarousel } from './use-carousel.ts';
import './carousel.css';

interface Props {
  title: string;
  slides: readonly { key: string; content: ReactNode }[];
  /** Named for the look of what is inside. */
  className: string;
}

/** One row that moves by its two buttons, by arrow keys, by a finger, and by itself to wherever the focus goes (OF-03). */
export function Carousel({ title, slides, className }: Props) {
  const text = useText();
  const titleId = useId();
  const { viewport, canMove, move } = useCarousel();

  const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    if (key === 'ArrowRight') move(isRtl ? 'previous' : 'next');
    if (key === 'ArrowLeft') move(isRtl ? 'next' : 'previous');
  };
  return (
    <section className="carousel" aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <div className="carousel-head">
        <h2 className="carousel-title" id={titleId}>
          {title}
        </h2>
        {(canMove.previous || canMove.next) && (
          <>
            <IconButton
              icon="back"
              label={text('carousel_previous')}
              aria-disabled={!canMove.previous}
              onClick={() => move('previous')}
            />
            <IconButton
              icon="next"
              label={text('carousel_next')}
              aria-disabled={!canMove.next}
              onClick={() => move('next')}
            />
          </>
        )}
      </div>
      <div className="carousel-view" ref={viewport}>
        <ul className={`carousel-row ${className}`} aria-labelledby={titleId}>
          {slides.map(({ key, content }) => (
            <li key={key} className="carousel-slide">
              {content}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
