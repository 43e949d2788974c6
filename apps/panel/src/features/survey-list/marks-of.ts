// The marks of a tile (SL-06, docs/decisions/0078): two in words, and whatever else holds as icons, so that none is lost.
import type { Survey } from '@earnwall/contract/entities/survey';
import type { IconName } from '@earnwall/ui/primitives/icon';
import type { Text } from '#lib/text/text.tsx';

/** How many fit beside each other in words. */
export const maxPills = 2;

interface TileMark {
  words: string;
  tone: 'reward' | 'info' | 'brand';
  /** No icon could say a figure or the publisher's own words (`flag`, SL-14): those two come first. */
  icon?: IconName;
}

export function marksOf(
  { bonus, flag, hot, feature }: Pick<Survey, 'bonus' | 'hot' | 'feature' | 'flag'>,
  text: Text,
): readonly TileMark[] {
  const marks: TileMark[] = [];
  if (bonus > 0) marks.push({ words: text('bonus_percent', { percent: bonus }), tone: 'reward' });
  if (flag) marks.push({ words: flag, tone: 'info' });
  if (hot) marks.push({ words: text('survey_hot'), tone: 'brand', icon: 'flame' });
  if (feature) marks.push({ words: text('survey_featured'), tone: 'brand', icon: 'bookmark' });
  return marks;
}
