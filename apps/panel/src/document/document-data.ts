import type { SharedText } from '@earnwall/contract/first-paint';
import type { PaintData } from '#lib/paint-data.ts';
import type { TextFiles } from '#lib/text/text-files.ts';
import { askLocale } from './ask-locale.ts';
import { escapeJson } from './escape-json.ts';
import { generalText, ownData } from './general-data.ts';
import { Kept } from './kept.ts';
import { packSurveys } from './packed-surveys.ts';

// The data of a document as JSON in two halves: what is this visit's own, and what many have in common, which is written once,
// and which whoever sends it compresses once (decision 0142). The browser puts them together (read-paint.ts).

export interface WrittenData {
  own: string;
  shared: SharedText;
}

const mostShared = 1_000;
const keptShared = new Kept<SharedText>(mostShared);
const none = { rows: 'null', names: null };

export function writeData(data: PaintData, texts: TextFiles): WrittenData {
  const { surveys } = data;
  const listed = surveys?.result === 'success' ? surveys : null;
  const { rows, names } = listed ? packSurveys(listed.surveys) : none;
  const { surveys: _, ...about } = listed ?? { surveys: null, ...surveys };
  const own = escapeJson(JSON.stringify([ownData(data), surveys && about]));
  const general = generalText(data);
  const shared = keptShared.of(`${texts.first} ${names !== null} ${general.name}`, () => {
    const rest = escapeJson(JSON.stringify([texts, askLocale(data.locale)]).slice(1));
    return { text: `,${names},${escapeJson(general.text)},${rest}` };
  });
  return { own: `${own.slice(0, -1)},${rows}`, shared };
}
