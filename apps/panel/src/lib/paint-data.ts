import type { AnswerOf } from '@earnwall/contract/call-types';
import { grid } from '@earnwall/contract/first-limits';
import type { FirstPaint } from '@earnwall/contract/first-paint';
import { type SectionFacts, sectionFactsOf, sectionsOf } from '@earnwall/domain/surveys/sections';
import { sortSurveys } from '@earnwall/domain/surveys/sort';
import { isLanguage, type Language } from '@earnwall/i18n/languages';
import type { LocaleRules } from '#lib/text/locale-rules.ts';
import type { TextFiles } from '#lib/text/text-files.ts';

type SurveysAnswer = AnswerOf<'surveys/get-surveys'>;

/** A painted list is a part of the whole one, and says what the sections of the whole one follow from. */
export type ListedSurveys = Extract<SurveysAnswer, { result: 'success' }> & { sections?: SectionFacts };

/** What the browser needs of a first paint; the address it has itself, and there it is rid of secrets. */
export type PaintData = Omit<FirstPaint, 'url' | 'language' | 'surveys'> & {
  language: Language;
  surveys: ListedSurveys | Exclude<SurveysAnswer, { result: 'success' }> | null;
};

/** What a document hands to the browser. */
export type DocumentData = PaintData & { texts: TextFiles; rules: LocaleRules };

/** One screenful of tiles, best first: the first answer must stay small enough for one round trip. */
export function paintData({ url: _, language: asked, ...rest }: FirstPaint, hasSections = false): PaintData {
  const paint = { ...rest, language: isLanguage(asked) ? asked : 'en' } as const;
  const { surveys: answer, metadata, now } = paint;
  if (answer?.result !== 'success') return paint;
  const all = sortSurveys(answer.surveys, 'by_order');
  if (!hasSections) return { ...paint, surveys: { ...answer, surveys: all.slice(0, grid.skeletonTiles) } };

  // Those that show at first, then others until the screenful is full, all in the order of the list: the browser divides
  // them as the whole list is divided, so that nothing moves when the rest arrives.
  const sections = sectionFactsOf(all, metadata?.show_rewards ?? true, now);
  const divided = sectionsOf(all, sections);
  const shown = divided.sections.flatMap(({ surveys, first }) => surveys.slice(0, first));
  const painted = new Set([...all.slice(0, 1), ...shown]);
  for (const survey of all) if (painted.size < grid.skeletonTiles) painted.add(survey);
  const surveys = all.filter((survey) => painted.has(survey));
  return { ...paint, surveys: { ...answer, surveys, sections } };
}
