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
    for (const line of linesOf(text, element)) pieces.push({ element, words, box: line, isText: true });
  }
  return pieces.filter(({ box }) => box.width > 0 && box.height > 0);
}

function isSeen(element: Element): boolean {
  const ways = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
  return element.checkVisibility(ways) && !ancestor(element, isForEarsOnly);
}

const isForEarsOnly = ({ clipPath }: CSSStyleDeclaration) => clipPath === 'inset(50%)';
const endsInDots = ({ textOverflow }: CSSStyleDeclaration) => textOverflow === 'ellipsis';

function ancestor(element: Element, is: (style: CSSStyleDeclaration) => boolean): Element | null {
  for (let at: Element | null = element; at; at = at.parentElement) if (is(getComputedStyle(at))) return at;
  return null;
}

/** A font claims more height than its letters take: lines that stand close do not touch. */
const emptyShare = 0.25;

/** The lines of a text as they are seen: what is behind its dots is not. */
function linesOf(text: Node, element: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  const ends = ancestor(element, endsInDots)?.getBoundingClientRect();
  return [...range.getClientRects()].map(({ left, right, y, height }) => {
    const [start, end] = [Math.max(left, ends?.left ?? left), Math.min(right, ends?.right ?? right)];
    return new DOMRect(
      start,
      y + height * emptyShare,
      Math.max(0, end - start),
      height * (1 - 2 * emptyShare),
    );
  });
}
