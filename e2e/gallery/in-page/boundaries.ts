import type { Piece } from './pieces.ts';
import { movesAside } from './sideways.ts';

/** Where a piece stands beyond what it should stand in. */
export interface Crossing {
  kind: 'is cut off by' | 'spills out of' | 'leaves';
  boundary: Element;
  by: number;
}

type Axis = 'x' | 'y';

/** Half a pixel here and there is how browsers round. */
const tolerance = 1.5;

/** The end of these tells how much, and not where something was cut off. */
const measures = '.stars-row';

/** The first boundary that a piece crosses on its way up to the page; null where all is well. */
export function crossedBoundary({ element, box, isText }: Piece, page: Document): Crossing | null {
  /** Scrolling brings it back, or its end was given up for dots (shortened.ts). */
  const free = { x: false, y: false };
  let isInFlow = true;
  if (element.closest(measures)) return null;
  for (let at: Element | null = element; at && at !== page.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (isScroller(style.overflowX) || style.textOverflow === 'ellipsis' || movesAside(at)) free.x = true;
    if (isScroller(style.overflowY) || style.webkitLineClamp !== 'none') free.y = true;
    if (isText || at !== element) {
      for (const axis of ['x', 'y'] as const) {
        const by = free[axis] ? 0 : beyond(box, at.getBoundingClientRect(), axis);
        const kind = by > tolerance && boundaryOf(at, style, axis, isInFlow);
        if (kind) return { kind, boundary: at, by };
      }
    }
    if (['absolute', 'fixed'].includes(style.position)) isInFlow = false;
  }
  const by = free.x ? 0 : Math.max(-box.left, box.right - page.documentElement.clientWidth);
  return by > tolerance ? { kind: 'leaves', boundary: page.documentElement, by } : null;
}

/** What is cut ends for the eye; what is painted or pressed is a place, and what flows in it must fit. */
function boundaryOf(at: Element, style: CSSStyleDeclaration, axis: Axis, isInFlow: boolean) {
  const overflow = axis === 'x' ? style.overflowX : style.overflowY;
  if (overflow !== 'visible') return 'is cut off by';
  return isInFlow && isPlace(at, style) ? 'spills out of' : null;
}

function isPlace(at: Element, style: CSSStyleDeclaration): boolean {
  if (style.display === 'inline') return false;
  const isPainted = !/^(transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(style.backgroundColor);
  const isFramed = ['borderTopWidth', 'borderLeftWidth'] as const;
  return isPainted || at.matches('button') || isFramed.every((side) => Number.parseFloat(style[side]) > 0);
}

const isScroller = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

function beyond(box: DOMRect, place: DOMRect, axis: Axis): number {
  return axis === 'x'
    ? Math.max(place.left - box.left, box.right - place.right)
    : Math.max(place.top - box.top, box.bottom - place.bottom);
}
