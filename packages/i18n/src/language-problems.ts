import { flatTexts, type Texts } from './flat-texts.ts';
import { type LanguageFile, type LanguageFolder, languageFiles, optionalFiles } from './language-folder.ts';
import type { Language } from './languages.ts';
import { smsSegments } from './sms-segments.ts';
import { widthOf } from './text-width.ts';
import { translationProblems } from './translation-problems.ts';
import { widthLimitOf } from './width-limits.ts';

/** Compares a language's folder with English (LO-01): texts that are missing, unused, wrong or too long. */
export function languageProblems(
  language: Language,
  folder: LanguageFolder,
  english: LanguageFolder,
): string[] {
  return languageFiles.flatMap((file) => {
    const problems = file in folder ? fileProblems(language, file, folder, english) : absent(file);
    return problems.map((problem) => `${file}.json: ${problem}`);
  });
}

const absent = (file: LanguageFile): string[] => (optionalFiles.has(file) ? [] : ['the file is missing']);

function fileProblems(
  language: Language,
  file: LanguageFile,
  folder: LanguageFolder,
  english: LanguageFolder,
): string[] {
  const [texts, wanted] = [flatTexts(folder[file]), flatTexts(english[file])];
  if (file === 'glossary') return glossaryProblems(texts, wanted);
  const translated = language === 'en' ? [] : translationProblems(language, texts, wanted, isAnswer[file]);
  return [...translated, ...lengthProblems(file, texts, wanted)];
}

/** Many answers to questions are names, which may be the same as in English. */
const isAnswer: Partial<Record<LanguageFile, (key: string) => boolean>> = {
  questions: (key) => key.includes('.'),
};

/** A glossary needs every term of the English one, and may have more; notes are free text. */
function glossaryProblems(texts: Texts, english: Texts): string[] {
  const wanted = Object.keys(english).filter((key) => !key.endsWith('.note'));
  return wanted.filter((key) => !texts[key]?.trim()).map((key) => `${key} is missing`);
}

function lengthProblems(file: LanguageFile, texts: Texts, english: Texts): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (file === 'server' && key === 'verification.sms') {
      return smsSegments(text) > 2 ? [`${key} is longer than two SMS segments`] : [];
    }
    const [width, limit] = [widthOf(text), widthLimitOf(file, key, widthOf(english[key] ?? ''))];
    return width > limit ? [`${key} is ${width} columns wide, and its place has ${limit}`] : [];
  });
}
