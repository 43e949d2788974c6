import { listFormat } from './list-format.ts';

/** Several names as the language puts them in a row: "Dog, Cat", "犬、猫", "Hund und Katze". */
export function listText(names: readonly string[], locale: string): string {
  return listFormat(locale, { style: 'narrow' }).format(names);
}

/** Facts about one thing, with the comma of the language between them and no "and": a screen reader pauses there. */
export function factsText(facts: readonly (string | false | null | undefined)[], locale: string): string {
  return facts.filter(Boolean).join(commas[locale.slice(0, 2)] ?? ', ');
}

const commas: Readonly<Record<string, string>> = { ar: '، ', ja: '、', zh: '，' };
