/** Names and beginnings of what others wrote: pressing their row shows the whole of them. */
const beginnings = '.ticket-excerpt, .activity-name, .offer-title, .offer-goal';

/** Texts that end in dots, or are too long for their field, without another way to read the whole of them. */
export function shortenedTexts(page: Document): Element[] {
  return [...page.querySelectorAll('body *')].filter((element) => {
    if (!element.checkVisibility()) return false;
    if (element instanceof HTMLInputElement) return !fits(element, element.value || element.placeholder);
    if (element instanceof HTMLSelectElement)
      return !fits(element, element.selectedOptions[0]?.textContent ?? '');
    return isShortened(element) && !element.closest('[title]') && !element.matches(beginnings);
  });
}

function isShortened(element: Element): boolean {
  const { textOverflow, webkitLineClamp, overflowX } = getComputedStyle(element);
  const hasDots = textOverflow === 'ellipsis' && overflowX !== 'visible';
  if (hasDots && element.scrollWidth > element.clientWidth + 1) return true;
  return webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1;
}

const pen = document.createElement('canvas').getContext('2d');

/** A field tells nobody how wide its words are: they are measured beside it. */
function fits(field: HTMLElement, words: string): boolean {
  const style = getComputedStyle(field);
  if (!pen || style.opacity === '0' || style.textOverflow === 'ellipsis') return true;
  pen.font = style.font;
  const room =
    field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  return room < 2 || pen.measureText(words).width <= room + 1;
}
