// Everything but the uppermost modal dialog is inert: what is to be pressed and heard above one has to stand inside it.

/** Screen readers have begun to read what has been there for so long. */
const heardMs = 500;

/** As opened on this page, a dialog above another comes later in the document. */
const uppermost = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

/** Keeps `box` inside the uppermost modal dialog, or else at the end of the page, until the answer is called. */
export function followUppermost(box: HTMLElement): () => void {
  let filledAt = 0;
  const move = () => {
    const place = uppermost();
    if (box.parentNode === place && box.isConnected) return;
    const focused = box.contains(document.activeElement) ? document.activeElement : null;
    // What was read already is not read again because it stands elsewhere.
    if (box.hasChildNodes() && Date.now() - filledAt > heardMs) silence(box);
    place.append(box);
    if (focused instanceof HTMLElement) focused.focus();
  };
  const dialogs = new MutationObserver(move);
  const content = new MutationObserver(() => {
    filledAt = Date.now();
  });
  move();
  dialogs.observe(document.documentElement, { attributeFilter: ['open'], subtree: true });
  content.observe(box, { childList: true });
  return () => {
    dialogs.disconnect();
    content.disconnect();
    box.remove();
  };
}

/** Until the change of place has been noticed. */
function silence(box: HTMLElement): void {
  box.setAttribute('aria-live', 'off');
  setTimeout(() => box.removeAttribute('aria-live'), heardMs);
}
