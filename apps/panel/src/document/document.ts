import type { DocumentText } from '@earnwall/contract/first-paint';
import type { PaintData } from '#lib/paint-data.ts';
import { writeData } from './document-data.ts';
import { type HeadParts, headOf } from './document-head.ts';
import { escapeHtml } from './escape-html.ts';
import { dataId } from './ids.ts';

export interface DocumentParts extends Omit<HeadParts, 'data'> {
  data: PaintData;
  nonce: string;
  /** The rendered screen. */
  body: DocumentText;
}

/** The whole answer to a visit: design, styles, list and data in one round trip (architecture, "The first paint"). */
export function documentOf(given: DocumentParts): DocumentText {
  const { data, texts, body } = given;
  const nonce = escapeHtml(given.nonce);
  const { own, shared } = writeData(data, texts);
  return [
    ...headOf(given).flatMap((text, at) => (at === 0 ? [text] : [nonce, text])),
    ...body,
    `</div><script type="application/json" id="${dataId}" nonce="${nonce}">`,
    own,
    shared,
    end,
  ];
}

const end = { text: '</script></body></html>' };
