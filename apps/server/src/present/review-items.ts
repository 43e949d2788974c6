// A profile as its owner looks it through (PR-01).
import type { ReviewItem } from '@earnwall/contract/entities/profile';
import type { Language } from '@earnwall/i18n/languages';
import type { ReviewedAnswer } from '#profile/review.ts';
import { answerText } from './answer-text.ts';

export function presentReviewItems(reviewed: readonly ReviewedAnswer[], language: Language): ReviewItem[] {
  return reviewed.map(({ question, answers, options, answered_at, is_outdated }) => ({
    hash: question.id,
    question_text: question.text,
    answers: answers.map((answer) => answerText(question, answer, { options, language })),
    answered_at: answered_at.toISOString(),
    is_outdated,
  }));
}
