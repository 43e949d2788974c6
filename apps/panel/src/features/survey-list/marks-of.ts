// The marks of a tile (SL-06, decision 0078): two in words, and whatever else holds as icons, so that none is lost. Its
// bonus stands beside the value without it.
import type { Survey } from '@earnwall/contract/entities/survey';
import type { ListIconName } from '@earnwall/ui/primitives/list-icon';
import type { Text } from '#lib/text/text.tsx';

/** How many fit beside each other in words. */
export const maxPills = 2;

interface TileMark {
  words: string;
  tone: 'info' | 'brand';
  /** No icon could say the publisher's own words (`flag`, SL-14): those come first. */
  icon?: ListIconName;
}

export function marksOf(
  { flag, hot, feature }: Pick<Survey, 'hot' | 'feature' | 'flag'>,
  text: Text,
): readonly TileMark[] {
  const marks: TileMark[] = [];
  if (flag) marks.push({ words: flag, tone: 'info' });
  if (hot) marks.push({ words: text('survey_hot'), tone: 'brand', icon: 'flame' });
  if (feature) marks.push({ words: text('survey_featured'), tone: 'brand', icon: 'bookmark' });
  return marks;
}
