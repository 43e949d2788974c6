import type { DocumentText, SharedText } from '@earnwall/contract/first-paint';

/** What only this page has. */
export type OwnPart = Exclude<DocumentText[number], SharedText>;

export function isShared(part: DocumentText[number]): part is SharedText {
  return typeof part !== 'string' && 'text' in part;
}

/** In one piece. */
export function bytesOf(parts: readonly OwnPart[]): Buffer {
  const sizes = parts.map((part) => (typeof part === 'string' ? Buffer.byteLength(part) : part.length));
  const bytes = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + size, 0));
  let at = 0;
  for (const [place, part] of parts.entries()) {
    if (typeof part === 'string') bytes.write(part, at);
    else bytes.set(part, at);
    at += sizes[place] ?? 0;
  }
  return bytes;
}
