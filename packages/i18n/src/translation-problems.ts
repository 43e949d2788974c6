import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import type { Texts } from './flat-texts.ts';
import type { Language } from './languages.ts';
import { homeLocaleOf } from './locales.ts';

/** The problems of a translation compared with English, as texts for the report (LO-01). */
export function translationProblems(
  language: Language,
  texts: Texts,
  english: Texts,
  mayBeEnglish: (key: string) => boolean = () => false,
): string[] {
  const counting = new Intl.PluralRules(homeLocaleOf(language));
  const [keys, wanted] = [Object.keys(texts), Object.keys(english)];
  const known = keys.filter((key) => key in english);
  const inOrder = wanted.filter((key) => key in texts);
  return [
    ...wanted.filter((key) => !(key in texts)).map((key) => `${key} is missing`),
    ...keys.filter((key) => !(key in english)).map((key) => `${key} is unused: English has no such key`),
    ...(known.join() === inOrder.join() ? [] : ['the keys are not in the order of English']),
    ...known.flatMap((key) =>
      textProblems(counting, texts[key] ?? '', english[key] ?? '', mayBeEnglish(key)).map(
        (problem) => `${key} ${problem}`,
      ),
    ),
  ];
}

/** Texts that are the same in every language: a bonus is shown as +N% (MO-02). */
const literal = /^\+\{\w+\}%$/;
/** Digits are Latin in all languages (decision 0005), and the panel sets the direction. */
const foreign = /[\p{Bidi_Control}\u200b\ufeff]|(?![0-9])\p{Nd}/u;
/** Two English words in a row, arguments aside: names and short labels may well be the same. */
const isSentence = (text: string) => /[a-z]{4,} [a-z]{3,}/i.test(text.replace(/\{[^}]*\}/g, ''));

/** The numbers that occur in texts: from one on, since a count of zero is never shown. */
const counts = Array.from({ length: 200 }, (_, n) => n + 1);

function textProblems(
  counting: Intl.PluralRules,
  text: string,
  english: string,
  mayBeEnglish: boolean,
): string[] {
  const [actual, expected] = [shapeOf(compileMessage(text)), shapeOf(compileMessage(english))];
  const forms = [...counting.resolvedOptions().pluralCategories].sort().join();
  const unclear = actual.countless.filter(
    (form) => counts.filter((n) => counting.select(n) === form).length > 1,
  );
  const problems: [isSo: boolean, problem: string][] = [
    [text.trim() === '', 'is empty'],
    [/[{}]/.test(actual.literals), 'is not a valid ICU message'],
    [actual.values !== expected.values, `has the values ${actual.values}, not ${expected.values}`],
    [actual.choices !== expected.choices, `chooses between ${actual.choices}, not ${expected.choices}`],
    [actual.forms.some((found) => found !== forms), `has the plural forms ${actual.forms}, not ${forms}`],
    [unclear.length > 0, `lacks the number in its plural forms ${unclear}`],
    [text !== text.trim() || / {2}/.test(text), 'has stray spaces'],
    [text !== text.normalize(), 'is not in the composed form of Unicode'],
    [foreign.test(text), 'has digits that are not Latin, or invisible characters'],
    [literal.test(english) && text !== english, `must read ${english} in every language`],
    [!mayBeEnglish && text === english && isSentence(text), 'is still English'],
  ];
  return problems.flatMap(([isSo, problem]) => (isSo ? [problem] : []));
}

interface Shape {
  /** The literal text outside of choices. */
  literals: string;
  /** The arguments, each once, with its kind. */
  values: string;
  /** The choices of each `select`, and the exact numbers of each `plural`. */
  choices: string;
  /** The categories of each `plural`. */
  forms: string[];
  /** Of those, the ones without the number. */
  countless: string[];
}

function shapeOf(message: CompiledMessage): Shape {
  const values = new Set<string>();
  const choices = new Set<string>();
  const forms: string[] = [];
  const countless: string[] = [];
  const visit = (part: CompiledMessage): void => {
    for (const token of part) {
      if (typeof token === 'string') continue;
      const [name, kind, given] = token;
      values.add(kind ? `${name}:${kind}` : name);
      if (typeof given !== 'object' || given === null) continue;
      const names = Object.keys(given).filter((choice) => choice !== 'offset');
      const categories = names.filter((choice) => kind === 'plural' && !/^\d+$/.test(choice));
      choices.add(names.filter((choice) => !categories.includes(choice)).join('|'));
      if (kind === 'plural') forms.push(categories.sort().join());
      for (const [choice, form] of Object.entries(given)) {
        if (!Array.isArray(form)) continue;
        const hasNumber = form.some((word) => word === '#' || word[0] === name);
        if (categories.includes(choice) && !hasNumber) countless.push(choice);
        visit(form);
      }
    }
  };
  visit(message);
  const literals = message.filter((token) => typeof token === 'string').join('');
  return {
    literals,
    values: [...values].sort().join(),
    choices: [...choices].sort().join(),
    forms,
    countless,
  };
}
