// HTML that somebody else wrote, cut down to harmless marks before it leaves the server; the browser cuts it again.
import sanitizeHtml from 'sanitize-html';

export function sanitiseRichText(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'small', 'span', 'strong', 'u', 'ul'],
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer' }) },
  });
}
