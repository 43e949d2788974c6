import { listFormat } from './list-format.ts';
import { rulesOf } from './locale-rules.ts';

/** Several names as the language puts them in a row: "Dog, Cat", "犬、猫", "Hund und Katze". */
export function listText(names: readonly string[], locale: string): string {
  if (names.length < 2) return names.join('');
  const rules = rulesOf(locale)?.names;
  if (!rules) return listFormat(locale, { style: 'narrow' }).format(names);
  const [pair, between, last] = rules;
  if (names.length === 2) return names.join(pair);
  return `${names.slice(0, -1).join(between)}${last}${names.at(-1)}`;
}

/** Facts about one thing, with the comma of the language between them and no "and": a screen reader pauses there. */
export function factsText(facts: readonly (string | false | null | undefined)[], locale: string): string {
  return facts.filter(Boolean).join(commas[locale.slice(0, 2)] ?? ', ');
}

const commas: Readonly<Record<string, string>> = { ar: '، ', ja: '、', zh: '，' };
