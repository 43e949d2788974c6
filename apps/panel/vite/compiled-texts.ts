import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
// By its file: what a Vite configuration imports by package name is left to Node, which reads no TypeScript.
import { isPseudoLanguage, pseudoLanguages } from '../../../packages/i18n/src/pseudo-languages.ts';
import { isFirstText } from './first-texts.ts';
import { pseudoText } from './pseudo-text.ts';

// The ICU texts of packages/i18n, compiled, so that the ICU parser never reaches a browser.

export type CompiledTexts = Record<string, CompiledMessage>;

/** Where translations lie, a file for each language. */
export const localesFolder = dirname(
  createRequire(import.meta.url).resolve('@earnwall/i18n/locales/en.json'),
);

export function catalogNames(): string[] {
  const files = readdirSync(localesFolder).filter((file) => file.endsWith('.json'));
  return [...files.map((file) => basename(file, '.json')), ...Object.keys(pseudoLanguages)].sort();
}

export function compiledTexts(catalog: string): CompiledTexts {
  const isPseudo = isPseudoLanguage(catalog);
  const file = join(localesFolder, `${isPseudo ? 'en' : catalog}.json`);
  const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const compile = (text: string) =>
    isPseudo ? pseudoText(compileMessage(text), catalog) : compileMessage(text);
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)]));
}

/** What travels with the first load, and what follows with the screens that say it. */
export function textParts(texts: CompiledTexts): { first: CompiledTexts; rest: CompiledTexts } {
  const part = (first: boolean) =>
    Object.fromEntries(Object.entries(texts).filter(([key]) => isFirstText(key) === first));
  return { first: part(true), rest: part(false) };
}
