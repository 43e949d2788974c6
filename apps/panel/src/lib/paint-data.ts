import { grid } from '@earnwall/contract/first-limits';
import type { FirstPaint } from '@earnwall/contract/first-paint';
import { sortSurveys } from '@earnwall/domain/surveys/sort';
import { isLanguage, type Language } from '@earnwall/i18n/languages';
import type { TextFiles } from '#lib/text/text-files.ts';

/** What the browser needs of a first paint; the address it has itself, and there it is rid of secrets. */
export type PaintData = Omit<FirstPaint, 'url' | 'language'> & { language: Language };

/** What a document hands to the browser. */
export type DocumentData = PaintData & { texts: TextFiles };

/** One screenful of tiles, best first: the first answer must stay small enough for one round trip. */
export function paintData({ url: _, language: asked, ...rest }: FirstPaint): PaintData {
  const paint = { ...rest, language: isLanguage(asked) ? asked : 'en' } as const;
  const { surveys: answer } = paint;
  if (answer?.result !== 'success') return paint;
  const surveys = sortSurveys(answer.surveys, 'by_order').slice(0, grid.skeletonTiles);
  return { ...paint, surveys: { ...answer, surveys } };
}
