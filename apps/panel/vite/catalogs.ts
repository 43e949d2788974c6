import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { isFirstText } from './first-texts.ts';

const INDEX = 'virtual:catalogs';
const CATALOG = 'virtual:catalog/';

/**
 * Turns the ICU texts of packages/i18n into compiled catalogs, so that neither the ICU parser nor a second language
 * ever reaches a browser. Each language is two lazy chunks: the texts of the first load, and the rest.
 */
export function catalogs(): Plugin {
  const folder = dirname(createRequire(import.meta.url).resolve('@earnwall/i18n/locales/en.json'));

  return {
    name: 'earnwall:catalogs',
    resolveId: (id) => (id === INDEX || id.startsWith(CATALOG) ? id : null),
    async load(id) {
      if (id === INDEX) {
        const files = await readdir(folder);
        const languages = files
          .filter((file) => file.endsWith('.json'))
          .map((file) => basename(file, '.json'));
        return indexOf(languages.sort());
      }
      if (!id.startsWith(CATALOG)) return null;
      const [language, part] = id.slice(CATALOG.length).split('/');
      const file = join(folder, `${language}.json`);
      this.addWatchFile(file);
      return catalogOf(JSON.parse(await readFile(file, 'utf8')), part === 'first');
    },
  };
}

function indexOf(languages: string[]): string {
  const load = (language: string, part: string) => `() => import('${CATALOG}${language}/${part}')`;
  const rows = languages.map(
    (language) =>
      `${JSON.stringify(language)}: { first: ${load(language, 'first')}, rest: ${load(language, 'rest')} }`,
  );
  return `export const catalogs = {\n${rows.join(',\n')}\n};`;
}

/** A string that parses as JSON starts faster than an object literal of the same size. */
function catalogOf(texts: Record<string, string>, first: boolean): string {
  const part = Object.entries(texts).filter(([key]) => isFirstText(key) === first);
  const compiled = Object.fromEntries(part.map(([key, text]) => [key, compileMessage(text)]));
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`;
}
