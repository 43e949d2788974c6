const gap = 4;
const margin = 8;

/**
 * Puts a floating element below its anchor, or above where there is more room, inside the window. It needs no size of
 * the element, which is not drawn yet. Anchors of CSS would do, but not every browser we support has them.
 */
export function placeBeside(anchor: HTMLElement, floating: HTMLElement): void {
  const box = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - box.bottom - gap - margin;
  const above = box.top - gap - margin;
  const isAbove = below < 240 && above > below;
  const isFromRight = box.left + box.width / 2 > clientWidth / 2;

  floating.style.top = isAbove ? 'auto' : `${box.bottom + gap}px`;
  floating.style.bottom = isAbove ? `${clientHeight - box.top + gap}px` : 'auto';
  floating.style.left = isFromRight ? 'auto' : `${Math.max(box.left, margin)}px`;
  floating.style.right = isFromRight ? `${Math.max(clientWidth - box.right, margin)}px` : 'auto';
  floating.style.maxHeight = `${Math.max(isAbove ? above : below, 120)}px`;
  floating.style.minWidth = `${box.width}px`;
}
