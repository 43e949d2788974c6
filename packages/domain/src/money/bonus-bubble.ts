import { bonusBubble } from '@earnwall/contract/limits';

const longLocales: ReadonlySet<string> = new Set(bonusBubble.longLocales);

/** Languages with long texts for a bonus (MO-02): their bubble has the long style. */
export function isLongBubble(language: string): boolean {
  return longLocales.has(language.split('-')[0] ?? language);
}
