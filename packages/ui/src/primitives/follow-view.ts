// Inside a frame the window that the reader sees is another one: the page around it may show the frame in part, and
// says so to nobody. An observer sees what is left of the document after all clipping, across origins (decision 0104).

/** A frame may move without any change of how much of it shows, which is all that an observer reports. */
const checkMs = 100;
/** Dialogs are never squeezed below this, should the page show less of the frame. */
const leastHeight = 320;

/** Keeps dialogs in the visible part of the frame until it is stopped; a page of its own needs nothing. */
export function followView(page: Window): () => void {
  if (page.parent === page) return () => {};
  const root = page.document.documentElement;
  let timer = 0;
  const observer = new IntersectionObserver((changes) => {
    const seen = changes.at(-1)?.intersectionRect;
    if (seen && seen.height > 0) {
      for (const [name, value] of Object.entries(viewOf(seen, root.clientHeight))) {
        root.style.setProperty(`--view-${name}`, `${value}px`);
      }
    }
    observer.disconnect();
    timer = page.setTimeout(() => observer.observe(root), checkMs);
  });
  observer.observe(root);
  return () => {
    observer.disconnect();
    page.clearTimeout(timer);
  };
}

/** The part of a frame of that height that dialogs are placed in; `bottom` is the distance from the lower edge. */
export function viewOf(seen: { top: number; height: number }, whole: number) {
  const height = Math.min(Math.max(seen.height, leastHeight), whole);
  const top = Math.min(Math.max(seen.top, 0), whole - height);
  return { top, bottom: whole - height - top, height };
}
