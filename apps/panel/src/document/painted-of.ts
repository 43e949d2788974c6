import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** How React marks what it could not render and left to the browser, without a word about why. */
const leftOut = '<!--$!-->';

/** Null where something fails: half a page is not worth hydrating, and the browser has boundaries (decision 0080). */
export function paintedOf(panel: ReactElement, onError: (error: unknown) => void): string | null {
  try {
    const painted = renderToString(panel);
    if (!painted.includes(leftOut)) return painted;
    // Only the renderer of streams says what went wrong; nobody reads what it makes.
    renderToPipeableStream(panel, { onError });
  } catch (error) {
    onError(error);
  }
  return null;
}
