import type { Question } from '@earnwall/contract/entities/question';

// One question and what the user has put into it so far.

/** What is wrong with the answer: a text of ours, or the server's own words. */
export type Problem =
  | { text: 'empty_answer_general' | 'year_invalid' | 'age_limit_validation' | 'answer_failed' }
  | { message: string };

export interface Asking {
  name: 'asking';
  survey: string;
  answered: number;
  question: Question;
  answers: readonly string[];
  problem: Problem | null;
}

/** A new question starts without error, with what is known of its answer: given before, or pre-selected (QU-04). */
export function asking(progress: { survey: string; answered: number }, question: Question): Asking {
  const { user_answers, answers } = question;
  const preSelected = answers.filter((answer) => answer.pre_selected).map(({ id }) => id);
  return {
    name: 'asking',
    ...progress,
    question,
    answers: user_answers.length > 0 ? user_answers : preSelected,
    problem: null,
  };
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
