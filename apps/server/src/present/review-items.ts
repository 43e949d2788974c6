// A profile as its user reviews it (PR-01).
import type { ReviewItem } from '@earnwall/contract/entities/profile';
import type { Language } from '@earnwall/i18n/languages';
import type { ProfileAnswer } from '#store/people/profile.ts';
import type { QuestionOption, QuestionRecord } from '#store/people/questions.ts';
import { answerText } from './answer-text.ts';

export interface ReviewedAnswer extends ProfileAnswer {
  question: QuestionRecord;
  /** Of the answers given, those that can be chosen. */
  options: readonly QuestionOption[];
  is_outdated: boolean;
}

export function presentReviewItems(reviewed: readonly ReviewedAnswer[], language: Language): ReviewItem[] {
  return reviewed.map(({ question, answers, options, answered_at, is_outdated }) => ({
    hash: question.id,
    question_text: question.text,
    answers: answers.map((answer) => answerText(question, answer, { options, language })),
    answered_at: answered_at.toISOString(),
    is_outdated,
  }));
}
