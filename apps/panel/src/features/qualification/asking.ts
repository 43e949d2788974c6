import type { Question } from '@earnwall/contract/entities/question';
import { postalCodeExample, postalCodeText } from '@earnwall/domain/validation/postal-code';
import type { Round } from './round.ts';

// One question and what the user has put into it so far.

/** What is wrong with the answer: a text of ours, or the server's own words. */
export type Problem =
  | {
      text:
        | 'empty_answer_general'
        | 'year_invalid'
        | 'age_limit_validation'
        | 'answer_failed'
        | 'question_back_failed';
    }
  | { text: 'postal_code_invalid'; example: string }
  | { message: string };

export interface Asking {
  name: 'asking';
  survey: string;
  round: Round;
  question: Question;
  answers: readonly string[];
  problem: Problem | null;
}

/** A new question starts without error, with what is known of its answer: given before, or pre-selected (QU-04). */
export function asking({ survey, round }: Pick<Asking, 'survey' | 'round'>, question: Question): Asking {
  const preSelected = question.answers.filter((answer) => answer.pre_selected).map(({ id }) => id);
  const known = [givenIn(round, question), question.user_answers, preSelected];
  return {
    name: 'asking',
    survey,
    round,
    question,
    answers: known.find((answers) => answers.length > 0) ?? [],
    problem: null,
  };
}

/** Of searched answers only those that came with the question can be shown. */
function givenIn({ given }: Round, { id, type, autocomplete }: Question): readonly string[] {
  return autocomplete || type === 'autocomplete' ? [] : (given[id] ?? []);
}

/** The server took no answer: its message shows, answers are cleared, prior user_answers are kept if given. */
export function askAgain(before: Asking, message: string, question: Question | null): Asking {
  return {
    ...before,
    question: question ?? before.question,
    answers: question?.user_answers ?? [],
    problem: { message },
  };
}

/** Next needs at least one answer that is not empty (QU-02). */
export function hasAnswer({ answers }: Pick<Asking, 'answers'>): boolean {
  return answers.some((answer) => answer.trim() !== '');
}

/** What the server would not take either, said before the answer is sent (QU-09, decision 0105). */
export function problemBeforeSending(state: Asking): Problem | null {
  if (!hasAnswer(state)) return state.problem ?? { text: 'empty_answer_general' };
  const { postal_code } = state.question;
  const example = postal_code && postalCodeExample(postal_code.country);
  const isKnown = !example || postalCodeText(state.answers[0] ?? '', postal_code.country) !== null;
  return isKnown ? null : { text: 'postal_code_invalid', example };
}
