// The folders of the languages, as they are on the disk.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type LanguageFolder, languageFiles } from '../../packages/i18n/src/language-folder.ts';
import { inRoot } from '../root.ts';

const folderOf = (...path: string[]): string => inRoot('packages/i18n/languages', ...path);

export function readFolder(language: string): LanguageFolder {
  const files = languageFiles.filter((file) => existsSync(folderOf(language, `${file}.json`)));
  return Object.fromEntries(
    files.map((file) => [file, JSON.parse(readFileSync(folderOf(language, `${file}.json`), 'utf8'))]),
  );
}

/** What nothing reads: a folder without its row in languages.ts, a file with a name of its own. */
export function strayFiles(languages: readonly string[]): string[] {
  const names = new Set<string>(languageFiles.map((file) => `${file}.json`));
  return readdirSync(folderOf()).flatMap((folder) => {
    if (!languages.includes(folder)) return [`${folder} has no row in languages.ts`];
    const files = readdirSync(folderOf(folder)).filter((file) => !names.has(file));
    return files.map((file) => `${folder}/${file} is no file of a language`);
  });
}
