// A user's profile for the review: the answers as readable texts, and which of them are no longer valid (PR-01).
import { checkAnswer } from '@earnwall/domain/profile/check-answer';
import type { StoredAnswer } from '@earnwall/domain/profile/freshness';
import type { Language } from '@earnwall/i18n/languages';
import type { ReviewedAnswer } from '#present/review-items.ts';
import { isChosen } from '#profile/questions/options-to-show.ts';
import { ApiError } from '#request/api-error.ts';
import type { Who } from '#request/who.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { findProfile } from '#store/people/profile.ts';
import {
  findOptions,
  findQuestions,
  type QuestionOption,
  type QuestionRecord,
} from '#store/people/questions.ts';

type Reviewer = Pick<Who, 'user' | 'isProven'>;

/** Personal data are read back by proven accounts only (decision 0003): any other has nothing to review. */
export async function loadReview(
  on: Queryable,
  { user, isProven }: Reviewer,
  { language, now }: { language: Language; now: Date },
): Promise<ReviewedAnswer[]> {
  const profile = isProven ? await findProfile(on, user) : [];
  if (profile.length === 0) return [];
  const ids = profile.map(({ question_id }) => question_id);
  const questions = await findQuestions(on, ids, language);
  const given = profile.flatMap(({ answers }) => answers);
  const options = await findOptions(
    on,
    questions.filter(isChosen).map(({ id }) => id),
    language,
    given,
  );

  const reviewed = questions.flatMap((question) => {
    const stored = profile.find(({ question_id }) => question_id === question.id);
    const chosen = options.filter(({ question_id }) => question_id === question.id);
    return stored
      ? [{ ...stored, question, options: chosen, is_outdated: isOutdated(question, stored, chosen, now) }]
      : [];
  });
  // Answers that have to be given again come first.
  return reviewed.sort((a, b) => Number(b.is_outdated) - Number(a.is_outdated));
}

/** The user's answer to one question; null where there is nothing to review. */
export async function findReviewed(
  on: Queryable,
  { user, isProven }: Reviewer,
  question: string,
): Promise<StoredAnswer | null> {
  const profile = isProven ? await findProfile(on, user) : [];
  return profile.find(({ question_id }) => question_id === question) ?? null;
}

export async function findReviewedQuestion(
  on: Queryable,
  who: Reviewer,
  id: string,
  language: Language,
): Promise<{ question: QuestionRecord; stored: StoredAnswer }> {
  const stored = await findReviewed(on, who, id);
  const [question] = stored ? await findQuestions(on, [id], language) : [];
  if (!stored || !question) throw new ApiError('not-found', 'The profile has no such question.');
  return { question, stored };
}

/** Options disappear from the catalogue, and rules of typed answers change. */
function isOutdated(
  question: QuestionRecord,
  { answers }: StoredAnswer,
  options: readonly QuestionOption[],
  now: Date,
): boolean {
  const isOption = (id: string) => options.some((option) => option.id === id);
  // Without a country: whoever travels keeps the postal code of their home.
  return checkAnswer(question, answers, { isOption, now, country: null }).problem !== null;
}
