import { bonusBubble } from '@earnwall/contract/limits';

const longLocales: ReadonlySet<string> = new Set(bonusBubble.longLocales);

/** Languages whose words for a bonus need more room (spec §9): their bubble has the long style. */
export function isLongBubble(language: string): boolean {
  return longLocales.has(language.split('-')[0] ?? language);
}
