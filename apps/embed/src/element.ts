// Elements of the publisher's page: found, or created without a style attribute, which a content security policy may
// forbid, and without the styles that the page has for all elements of their kind.

/** The look of the script's own button; what is around a panel takes the panel's colors. */
export const baseStyle = 'border:0;border-radius:24px;background:#1f2937;color:#fff;font:600 16px system-ui;';

export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  style: string,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.style.cssText = `all:revert;${style}`;
  return element;
}

export function elementOf(place: string | HTMLElement): HTMLElement {
  const element = typeof place === 'string' ? document.querySelector<HTMLElement>(place) : place;
  if (!element) throw new Error(`Earnwall: no ${place}`);
  return element;
}
