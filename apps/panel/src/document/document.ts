import type { DocumentText } from '@earnwall/contract/first-paint';
import type { DocumentData } from '#lib/paint-data.ts';
import { type HeadParts, headOf } from './document-head.ts';
import { escapeHtml } from './escape-html.ts';
import { dataId } from './ids.ts';
import { packSurveys } from './packed-surveys.ts';

export interface DocumentParts extends Omit<HeadParts, 'data'> {
  data: DocumentData;
  nonce: string;
  /** The rendered screen. */
  body: readonly (string | Uint8Array)[];
}

/** The whole answer to a visit: design, styles, list and data in one round trip (architecture, "The first paint"). */
export function documentOf(given: DocumentParts): DocumentText {
  const { data, body } = given;
  const nonce = escapeHtml(given.nonce);
  return [
    ...headOf(given).flatMap((text, at) => (at === 0 ? [text] : [nonce, text])),
    ...body,
    `</div><script type="application/json" id="${dataId}" nonce="${nonce}">`,
    escapeJson(packed(data)),
    '</script></body></html>',
  ];
}

function packed(data: DocumentData): unknown {
  const { surveys } = data;
  if (surveys?.result !== 'success') return data;
  return { ...data, surveys: { ...surveys, surveys: packSurveys(surveys.surveys) } };
}

/** JSON that can neither end its script element nor break a script that holds it. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
