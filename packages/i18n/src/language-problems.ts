import { flatTexts, type Texts } from './flat-texts.ts';
import { type LanguageFile, type LanguageFolder, languageFiles, optionalFiles } from './language-folder.ts';
import type { Language } from './languages.ts';
import { messagesFor } from './text-message-length.ts';
import { roomOf } from './text-room.ts';
import { widthOf } from './text-width.ts';
import { translationProblems } from './translation-problems.ts';

/** What is missing in a language, unused, wrong, or longer than its place; its folder is held against English (LO-01). */
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

/** Answers to questions are names as often as not: Filipino has the English ones. */
const isAnswer: Partial<Record<LanguageFile, (key: string) => boolean>> = {
  questions: (key) => key.includes('.'),
};

/** A glossary has a word for each thing that English names, and may name more; notes are as its writer likes. */
function glossaryProblems(texts: Texts, english: Texts): string[] {
  const wanted = Object.keys(english).filter((key) => !key.endsWith('.note'));
  return wanted.filter((key) => !texts[key]?.trim()).map((key) => `${key} is missing`);
}

function lengthProblems(file: LanguageFile, texts: Texts, english: Texts): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (file === 'server' && key === 'verification.sms') {
      return messagesFor(text) > 2 ? [`${key} is longer than two text messages`] : [];
    }
    const [width, room] = [widthOf(text), roomOf(file, key, widthOf(english[key] ?? ''))];
    return width > room ? [`${key} is ${width} columns wide, and its place has ${room}`] : [];
  });
}
