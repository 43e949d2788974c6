import DOMPurify, { type Config } from 'dompurify';

const inlineTags = ['b', 'em', 'i', 'small', 'span', 'strong', 'u'];

const harmless: Config = {
  ALLOWED_TAGS: [...inlineTags, 'a', 'br', 'li', 'ol', 'p', 'ul'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^https?:\/\//i,
};

/** The server has cleaned this html; a page that shows it to people with rewards at stake does not rely on that. */
export function cleanFragment(html: string, inline = false): DocumentFragment {
  const allowed = inline ? { ...harmless, ALLOWED_TAGS: inlineTags } : harmless;
  const fragment = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  // A link opens beside the panel, never in its place.
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return fragment;
}
