// `npm run languages -- [language …]`: what is missing in each language, unused, wrong, or longer than its place.
import { languageProblems } from '../packages/i18n/src/language-problems.ts';
import { isLanguage, type Language, languages } from '../packages/i18n/src/languages.ts';
import { isProgram } from './is-program.ts';
import { readFolder, strayFiles } from './languages/folders.ts';
import { unusedTexts } from './languages/unused-texts.ts';

const everyLanguage = Object.keys(languages).filter(isLanguage);

/** By language, each with what is wrong with it; `packages/i18n/languages` itself comes last. */
export function problemsByLanguage(asked: readonly Language[] = everyLanguage): Map<string, string[]> {
  const english = readFolder('en');
  const problems = asked.map((language): [string, string[]] => {
    const found = languageProblems(language, readFolder(language), english);
    return [language, language === 'en' ? [...found, ...unusedTexts(english)] : found];
  });
  return new Map([...problems, ['languages/', strayFiles(everyLanguage)]]);
}

/** One line a problem, for `npm run check`. */
export function languagesReport(): string {
  const lines = [...problemsByLanguage()].flatMap(([language, problems]) =>
    problems.map((problem) => `${language} ${problem}`),
  );
  return lines.join('\n');
}

if (isProgram(import.meta.url)) {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((tag) => !isLanguage(tag));
  if (unknown.length > 0) {
    console.error(`No such language: ${unknown.join(', ')}. There are ${everyLanguage.join(', ')}.`);
    process.exit(1);
  }
  const found = problemsByLanguage(asked.length > 0 ? asked.filter(isLanguage) : everyLanguage);
  for (const [language, problems] of found) {
    if (problems.length === 0 && !isLanguage(language)) continue;
    console.log(`${problems.length > 0 ? '✗' : '✓'} ${language}`);
    for (const problem of problems) console.log(`    ${problem}`);
  }
  process.exitCode = [...found.values()].some((problems) => problems.length > 0) ? 1 : 0;
}
