// Which marks a tile carries (taste: "at most two pills, bonus, then hot"; spec §3 hot, feature, flag).
import type { Survey } from '@earnwall/contract/entities/survey';
import type { TextKey } from '@earnwall/i18n/text-keys';

export interface TilePill {
  key: TextKey & ('bonus_percent' | 'survey_hot' | 'survey_featured');
  tone: 'reward' | 'brand';
  values?: Record<string, number>;
  /** A signed figure keeps its sign in front in any script. */
  dir?: 'ltr';
}

const MOST_PILLS = 2;

export function pillsOf(survey: Pick<Survey, 'bonus' | 'hot' | 'feature'>): TilePill[] {
  const pills: TilePill[] = [];
  if (survey.bonus > 0)
    pills.push({ key: 'bonus_percent', tone: 'reward', values: { percent: survey.bonus }, dir: 'ltr' });
  if (survey.hot) pills.push({ key: 'survey_hot', tone: 'brand' });
  if (survey.feature) pills.push({ key: 'survey_featured', tone: 'brand' });
  return pills.slice(0, MOST_PILLS);
}
