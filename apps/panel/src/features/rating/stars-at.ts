import { rating } from '@earnwall/contract/limits';

interface Row {
  /** The edges of the row of stars, and which of them reading begins at. */
  left: number;
  right: number;
  dir: 'ltr' | 'rtl';
}

/** The stars under a pointer: up to the middle of a star half of it, beyond the middle the whole (RS-02). */
export function starsAt(x: number, { left, right, dir }: Row): number {
  const read = dir === 'rtl' ? right - x : x - left;
  const halves = Math.ceil((read / (right - left)) * (rating.stars / rating.step));
  return withinStars(halves * rating.step);
}

/** Half a star is the least there is, and nobody takes a rating back to none. */
export function withinStars(stars: number): number {
  return Math.min(rating.stars, Math.max(rating.step, stars));
}
