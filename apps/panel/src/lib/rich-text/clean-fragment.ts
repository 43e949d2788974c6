import DOMPurify, { type Config } from 'dompurify';

const harmless: Config = {
  ALLOWED_TAGS: ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'small', 'span', 'strong', 'u', 'ul'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^https?:\/\//i,
};

/** The server has cleaned this html; a page that shows it to people with rewards at stake does not rely on that. */
export function cleanFragment(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, { ...harmless, RETURN_DOM_FRAGMENT: true });
  // A link opens beside the panel, never in its place.
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return fragment;
}
