/** A line of text, a picture or a control, where it is seen. */
export interface Piece {
  element: Element;
  words: string;
  box: DOMRect;
  isText: boolean;
}

const things = 'svg, img, input, select, textarea, button, a[href]';

/** What can be read or pressed now: with a dialog open, that is what the dialog holds. */
export function piecesOf(page: Document): Piece[] {
  const place = [...page.querySelectorAll('dialog:modal')].at(-1) ?? page.body;
  const pieces: Piece[] = [...place.querySelectorAll(things)].filter(isSeen).map((element) => ({
    element,
    words: element.textContent?.trim() ?? '',
    box: element.getBoundingClientRect(),
    isText: false,
  }));
  const texts = page.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim() ?? '';
    const element = text.parentElement;
    if (words === '' || !element || !isSeen(element)) continue;
    for (const line of linesOf(text)) pieces.push({ element, words, box: line, isText: true });
  }
  return pieces.filter(({ box }) => box.width > 0 && box.height > 0);
}

/** Texts for screen readers alone are nowhere to be seen, and what is folded has no place yet. */
function isSeen(element: Element): boolean {
  return (
    !element.closest('.unseen') &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
  );
}

/** A font claims more height than its letters take: lines that stand close do not touch. */
const emptyShare = 0.25;

function linesOf(text: Node): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].map(
    ({ x, y, width, height }) =>
      new DOMRect(x, y + height * emptyShare, width, height * (1 - 2 * emptyShare)),
  );
}
