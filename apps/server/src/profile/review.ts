// A person's profile as it is looked through: what is known, in their words, and what of it no longer fits (PR-01).
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

/** Nobody reads about somebody they may not be (decision 0003): an account that is not proven has nothing to review. */
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
    const kept = profile.find(({ question_id }) => question_id === question.id);
    const chosen = options.filter(({ question_id }) => question_id === question.id);
    return kept
      ? [{ ...kept, question, options: chosen, is_outdated: isOutdated(question, kept, chosen, now) }]
      : [];
  });
  // What has to be answered again is not to be searched for.
  return reviewed.sort((a, b) => Number(b.is_outdated) - Number(a.is_outdated));
}

/** What the person answered to one question; null where there is nothing for them to review. */
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
): Promise<{ question: QuestionRecord; kept: StoredAnswer }> {
  const kept = await findReviewed(on, who, id);
  const [question] = kept ? await findQuestions(on, [id], language) : [];
  if (!kept || !question) throw new ApiError('not-found', 'The profile has no such question.');
  return { question, kept };
}

/** Options disappear from the catalogue, and rules of typed answers change. */
function isOutdated(
  question: QuestionRecord,
  { answers }: StoredAnswer,
  options: readonly QuestionOption[],
  now: Date,
): boolean {
  const isOption = (id: string) => options.some((option) => option.id === id);
  return checkAnswer(question, answers, { isOption, now }).problem !== null;
}
