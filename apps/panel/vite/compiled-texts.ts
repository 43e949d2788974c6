import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
// By its file: what a Vite configuration imports by package name is left to Node, which reads no TypeScript.
import { languages } from '../../../packages/i18n/src/languages.ts';
import { isPseudoLanguage, pseudoLanguages } from '../../../packages/i18n/src/pseudo-languages.ts';
import { isFirstText } from './first-texts.ts';
import { pseudoText } from './pseudo-text.ts';

// The ICU texts of packages/i18n, compiled, so that the ICU parser never reaches a browser.

export type CompiledTexts = Record<string, CompiledMessage>;

/** Where translations are, a folder for each language. */
export const languagesFolder = dirname(
  dirname(createRequire(import.meta.url).resolve('@earnwall/i18n/languages/en/panel.json')),
);

export function catalogNames(): string[] {
  return [...Object.keys(languages), ...Object.keys(pseudoLanguages)].sort();
}

export function compiledTexts(catalog: string): CompiledTexts {
  const isPseudo = isPseudoLanguage(catalog);
  const file = join(languagesFolder, isPseudo ? 'en' : catalog, 'panel.json');
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
