// A profile as its owner looks it through (spec §3 "Profile data item").
import type { ReviewItem } from '@earnwall/contract/entities/profile';
import type { ReviewedAnswer } from '#profile/review.ts';

export function presentReviewItems(reviewed: readonly ReviewedAnswer[]): ReviewItem[] {
  return reviewed.map(({ question, answers, options, answered_at, is_outdated }) => ({
    hash: question.id,
    question_text: question.text,
    answers: answers.map((answer) => options.find(({ id }) => id === answer)?.text ?? answer),
    answered_at: answered_at.toISOString(),
    is_outdated,
  }));
}
