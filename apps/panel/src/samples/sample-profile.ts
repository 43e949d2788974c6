import type { ProfileQuestion, ReviewItem } from '@earnwall/contract/entities/profile';
import { sampleQuestion } from './sample-question.ts';

/** A row of the profile; tests change what they are about. */
export function sampleReviewItem(changes: Partial<ReviewItem> = {}): ReviewItem {
  return {
    hash: 'drink',
    question_text: 'What do you drink in the morning?',
    answers: ['Tea'],
    answered_at: '2026-03-01T12:00:00.000Z',
    is_outdated: false,
    ...changes,
  };
}

/** The question of that row. */
export function sampleProfileQuestion(changes: Partial<ProfileQuestion> = {}): ProfileQuestion {
  const { is_skippable: _, ...question } = sampleQuestion({ user_answers: ['tea'] });
  return { ...question, ...changes };
}
