// Which marks a tile carries, at most two: what it pays more, that others like it, then what the publisher calls it
// (`flag`, SL-14) and that it is featured (spec §3).
import type { Survey } from '@earnwall/contract/entities/survey';
import type { TextKey } from '@earnwall/i18n/text-keys';
import type { Text } from '#lib/text.tsx';

export type TilePill =
  | {
      key: TextKey & ('bonus_percent' | 'survey_hot' | 'survey_featured');
      tone: 'reward' | 'brand';
      values?: Record<string, number>;
      /** A signed figure keeps its sign in front in any script. */
      dir?: 'ltr';
    }
  /** The publisher's own words. */
  | { key: 'flag'; tone: 'info'; words: string };

const MOST_PILLS = 2;

export function pillsOf(survey: Pick<Survey, 'bonus' | 'hot' | 'feature' | 'flag'>): TilePill[] {
  const pills: TilePill[] = [];
  if (survey.bonus > 0)
    pills.push({ key: 'bonus_percent', tone: 'reward', values: { percent: survey.bonus }, dir: 'ltr' });
  if (survey.hot) pills.push({ key: 'survey_hot', tone: 'brand' });
  if (survey.flag) pills.push({ key: 'flag', tone: 'info', words: survey.flag });
  if (survey.feature) pills.push({ key: 'survey_featured', tone: 'brand' });
  return pills.slice(0, MOST_PILLS);
}

export function pillWords(pill: TilePill, text: Text): string {
  return pill.key === 'flag' ? pill.words : text(pill.key, pill.values);
}
