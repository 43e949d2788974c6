import type { DocumentData } from '#lib/paint-data.ts';
import { dataId } from './ids.ts';
import { unpackSurveys } from './packed-surveys.ts';

/** What the server knew when it painted; null for a document that it did not. */
export function readPaint(page: Document): DocumentData | null {
  const data = JSON.parse(page.getElementById(dataId)?.textContent ?? 'null');
  if (data?.surveys?.surveys) data.surveys.surveys = unpackSurveys(data.surveys.surveys);
  return data;
}
