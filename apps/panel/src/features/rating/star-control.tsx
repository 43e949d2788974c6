import { rating } from '@earnwall/contract/limits';
import { Icon } from '@earnwall/ui/primitives/icon';
import type { CSSProperties } from 'react';
import { useText } from '#lib/text/text.tsx';
import { withinStars } from './stars-at.ts';
import { usePointedStars } from './use-pointed-stars.ts';
import './star-control.css';

interface Props {
  labelledBy: string;
  /** Null: nothing chosen yet. */
  stars: number | null;
  /** Keys go from rating to rating; a pointer chooses one for good. */
  onChoose: (stars: number, isFinal: boolean) => void;
}

const numbers = Array.from({ length: rating.stars }, (_, index) => index + 1);
const row = numbers.map((number) => <Icon key={number} name="star" />);

/** Five stars in halves. A real slider lies under them: arrow keys, one tab stop, and words for a screen reader. */
export function StarControl({ labelledBy, stars, onChoose }: Props) {
  const text = useText();
  const { pointed, handlers } = usePointedStars((chosen) => onChoose(chosen, true));
  const shown = pointed ?? stars ?? 0;
  const share = { '--share': shown / rating.stars } as CSSProperties;
  return (
    <div className="stars" style={share} data-pointed={pointed !== null || undefined} {...handlers}>
      <input
        type="range"
        className="stars-input"
        aria-labelledby={labelledBy}
        aria-valuetext={stars === null ? text('rate_none') : text('rating_stars', { rating: stars })}
        min={0}
        max={rating.stars}
        step={rating.step}
        value={stars ?? 0}
        onChange={(event) => onChoose(withinStars(event.currentTarget.valueAsNumber), false)}
      />
      <span className="stars-row">{row}</span>
      <span className="stars-row stars-lit">{row}</span>
    </div>
  );
}
