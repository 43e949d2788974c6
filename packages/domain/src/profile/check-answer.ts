import {
  type BirthYearProblem,
  birthDateDraft,
  birthDateText,
  birthYearProblem,
} from '../validation/birth-date.ts';
import { digitsOf } from '../validation/digits.ts';
import { postalCodeExample, postalCodeText } from '../validation/postal-code.ts';
import type { ProfileQuestion } from './question.ts';

/** Why an answer is rejected; the keys of the panel's own texts where it has one. */
export type AnswerProblem =
  | 'empty_answer_general'
  | 'one_answer_only'
  | 'answer_unknown'
  | 'number_invalid'
  | 'number_out_of_range'
  | 'text_too_long'
  | 'date_invalid'
  | 'exclusive_answer'
  | 'postal_code_invalid'
  | BirthYearProblem;

export type CheckedAnswer =
  | { readonly answers: readonly string[]; readonly problem: null }
  | { readonly answers: null; readonly problem: AnswerProblem };

/**
 * An answer against its question (QU-08, QU-09), in the form it is stored in. `isOption` knows the ids that may be chosen.
 * The panel checks the same before it sends; the server trusts no client. Without a country any postal code is taken.
 */
export function checkAnswer(
  question: ProfileQuestion,
  given: readonly string[],
  { isOption, now, country }: { isOption: (id: string) => boolean; now: Date; country: string | null },
): CheckedAnswer {
  const answers = [...new Set(given.map((answer) => answer.trim()))].filter((answer) => answer !== '');
  const [only] = answers;
  if (only === undefined) return rejected('empty_answer_general');
  if (question.type !== 'multiple_choice' && answers.length > 1) return rejected('one_answer_only');
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'autocomplete':
      if (!answers.every(isOption)) return rejected('answer_unknown');
      return isCombined(question, answers) ? rejected('exclusive_answer') : accepted(answers);
    case 'input_int':
      return checkNumber(question, only);
    case 'input_text':
    case 'input_bigtext':
      return checkText(question, only, country);
    case 'input_date':
      return checkDate(question, only, now);
  }
}

const longestText = 5000;

/** An answer that excludes all others came with another one. */
function isCombined({ rules }: ProfileQuestion, answers: readonly string[]): boolean {
  return answers.length > 1 && answers.some((answer) => rules.exclusive?.includes(answer));
}

function checkText({ rules }: ProfileQuestion, text: string, country: string | null): CheckedAnswer {
  if ([...text].length > (rules.maxLength ?? longestText)) return rejected('text_too_long');
  if (!rules.postalCode) return accepted([text]);
  const code = postalCodeText(text, country);
  if (code !== null) return accepted([code]);
  return rejected(postalCodeExample(country) === null ? 'empty_answer_general' : 'postal_code_invalid');
}

function checkNumber({ rules }: ProfileQuestion, text: string): CheckedAnswer {
  const digits = digitsOf(text);
  if (digits.length !== [...text].length || digits.length > 15) return rejected('number_invalid');
  const number = Number(digits);
  const isInRange = number >= (rules.min ?? 0) && number <= (rules.max ?? Number.MAX_SAFE_INTEGER);
  return isInRange ? accepted([String(number)]) : rejected('number_out_of_range');
}

function checkDate({ rules }: ProfileQuestion, text: string, now: Date): CheckedAnswer {
  const draft = birthDateDraft(text);
  const isDay = draft.year !== '' && isCalendarDay(text);
  if (!rules.birthDate) return isDay ? accepted([text]) : rejected('date_invalid');
  const today = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() };
  const problem = birthYearProblem(draft.year, today);
  if (problem) return rejected(problem);
  if (!isDay) return rejected('date_invalid');
  return birthDateText(draft, today) === null ? rejected('age_limit_validation') : accepted([text]);
}

function isCalendarDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

const accepted = (answers: readonly string[]): CheckedAnswer => ({ answers, problem: null });
const rejected = (problem: AnswerProblem): CheckedAnswer => ({ answers: null, problem });
