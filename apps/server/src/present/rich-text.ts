// Sanitises HTML of publishers to a few harmless tags before it leaves the server; the browser does it again.
import { sanitiseHtml } from './sanitise-html.ts';

const tags = ['a', 'b', 'br', 'em', 'i', 'li', 'ol', 'p', 'small', 'span', 'strong', 'u', 'ul'];

export function sanitiseRichText(html: string): string {
  return sanitiseHtml(html, { tags });
}
