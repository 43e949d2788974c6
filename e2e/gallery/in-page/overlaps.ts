import type { Piece } from './pieces.ts';

/** Touching is not covering. */
const tolerance = 2;

/** Pairs of which one hides the other: a text and whatever stands on it. */
export function overlaps(pieces: readonly Piece[]): [Piece, Piece][] {
  const pairs: [Piece, Piece][] = [];
  const layers = new Map(pieces.map((piece) => [piece, layerOf(piece.element)]));
  pieces.forEach((one, at) => {
    for (const other of pieces.slice(at + 1)) {
      if (!one.isText && !other.isText) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (isMarked(one, other) || isMarked(other, one)) continue;
      if (layers.get(one) === layers.get(other) && intersect(one.box, other.box)) pairs.push([one, other]);
    }
  });
  return pairs;
}

/** A word that was put onto a picture or into a field is meant to stand there. */
function isMarked(mark: Piece, thing: Piece): boolean {
  if (thing.isText || !thing.element.matches('svg, img, input')) return false;
  const place = thing.element.parentElement;
  for (let at: Element | null = mark.element; at && at !== place; at = at.parentElement)
    if (getComputedStyle(at).position === 'absolute') return mark.isText;
  return false;
}

/** What stays in place while the rest scrolls is meant to go over it. */
function layerOf(element: Element): Element | null {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
  return null;
}

function intersect(one: DOMRect, other: DOMRect): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > tolerance && height > tolerance;
}
