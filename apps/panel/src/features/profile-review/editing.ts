import type { ProfileQuestion, ReviewItem } from '@earnwall/contract/entities/profile';
import { isSameAnswer } from '@earnwall/domain/profile/same-answers';

// One question of the profile and what the user has made of its answer so far.

/** What is wrong with the answer: a text of ours, or the server's own words. */
export type Problem =
  | { text: 'empty_answer_general' | 'year_invalid' | 'age_limit_validation' | 'answer_failed' }
  | { message: string };

export interface Editing {
  name: 'answers-list';
  items: readonly ReviewItem[];
  item: ReviewItem;
  question: ProfileQuestion;
  answers: readonly string[];
  problem: Problem | null;
}

export function edit(list: Pick<Editing, 'items' | 'item'>, question: ProfileQuestion): Editing {
  const { items, item } = list;
  return { name: 'answers-list', items, item, question, answers: question.user_answers, problem: null };
}

/** What would be sent. */
export function givenIn({ answers }: Pick<Editing, 'answers'>): string[] {
  return answers.map((answer) => answer.trim()).filter((answer) => answer !== '');
}

/** Save waits for an answer that is another one and not empty (PR-01). */
export function canSave(editing: Pick<Editing, 'answers' | 'question'>): boolean {
  const given = givenIn(editing);
  return given.length > 0 && !isSameAnswer(editing.question.user_answers, given);
}
