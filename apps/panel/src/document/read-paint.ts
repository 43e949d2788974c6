import type { DocumentData } from '#lib/paint-data.ts';
import { dataId } from './ids.ts';

/** What the server knew when it painted; null for a document that it did not. */
export function readPaint(page: Document): DocumentData | null {
  return JSON.parse(page.getElementById(dataId)?.textContent ?? 'null');
}
