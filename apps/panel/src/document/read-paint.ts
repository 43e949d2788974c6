import type { Survey } from '@earnwall/contract/entities/survey';
import type { DocumentData, PaintData } from '#lib/paint-data.ts';
import type { LocaleRules } from '#lib/text/locale-rules.ts';
import type { TextFiles } from '#lib/text/text-files.ts';
import type { OwnData } from './general-data.ts';
import { dataId } from './ids.ts';

/** As document-data.ts writes it. */
type Written = [
  own: OwnData,
  /** All but its list. */
  surveys: PaintData['surveys'],
  rows: readonly unknown[] | null,
  names: readonly string[] | null,
  general: Omit<PaintData, 'surveys'>,
  texts: TextFiles,
  rules: LocaleRules,
];

/** What the server knew when it painted; null for a document that it did not. */
export function readPaint(page: Document): DocumentData | null {
  const json = page.getElementById(dataId)?.textContent;
  if (!json) return null;
  const [own, about, rows, names, general, texts, rules]: Written = JSON.parse(json);
  const surveys = rows === null ? about : ({ ...about, surveys: unpacked(rows, names) } as typeof about);
  const metadata = general.metadata && ({ ...general.metadata, ...own.metadata } as typeof general.metadata);
  return { ...general, ...own, metadata, surveys, texts, rules };
}

function unpacked(rows: readonly unknown[], names: readonly string[] | null): readonly Survey[] {
  if (!names) return rows as readonly Survey[];
  return (rows as readonly unknown[][]).map(
    (row) => Object.fromEntries(names.map((name, at) => [name, row[at]])) as unknown as Survey,
  );
}
