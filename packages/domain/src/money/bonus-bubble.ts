import { bonusBubble } from '@earnwall/contract/limits';

const longLocales: ReadonlySet<string> = new Set(bonusBubble.longLocales);

/** Languages whose words for a bonus need more room (MO-02): their bubble has the long style. */
export function isLongBubble(language: string): boolean {
  return longLocales.has(language.split('-')[0] ?? language);
}
