// My profile (decision 0109): what is known of a user, and the questions that surveys of their country ask besides.
import { type OpenQuestion, openQuestions, type SurveyDemand } from '@earnwall/domain/profile/open-questions';
import { birthdayQuestion } from '@earnwall/domain/profile/respondent';
import type { Language } from '@earnwall/i18n/languages';
import type { ReviewedAnswer } from '#present/review-items.ts';
import { ApiError } from '#request/api-error.ts';
import type { Who } from '#request/who.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { findOnboardingAnd, findQuestions, type QuestionRecord } from '#store/people/questions.ts';
import { loadReview } from './review.ts';

export interface OwnProfileParts {
  /** What the user has answered, and what the publisher has answered for them. */
  known: readonly ReviewedAnswer[];
  /** The birthday, where the publisher has told it and the user has not. */
  toldBirthday: { question: QuestionRecord; day: string } | null;
  open: readonly OpenQuestion<QuestionRecord>[];
}

interface Reading {
  readonly language: Language;
  readonly now: Date;
  readonly demand: SurveyDemand;
}

/** Personal data leave the server for proven accounts only (decision 0003). */
export function mustOwnProfile({ isProven }: Pick<Who, 'isProven'>): void {
  if (!isProven) throw new ApiError('forbidden', 'The profile of this account cannot be read back.');
}

/** `who.user` is read again by callers that have changed it. */
export async function loadOwnProfile(
  on: Queryable,
  who: Pick<Who, 'user' | 'isProven'>,
  { language, now, demand }: Reading,
): Promise<OwnProfileParts> {
  const known = await loadReview(on, who, { language, now });
  const wanted = await findWanted(on, demand, language);
  const ids = new Set(known.map(({ question }) => question.id));
  const day = ids.has(birthdayQuestion) ? null : who.user.birthday;
  const [birthday] = day === null ? [] : await findQuestions(on, [birthdayQuestion], language);
  if (birthday) ids.add(birthdayQuestion);
  return {
    known,
    toldBirthday: birthday && day !== null ? { question: birthday, day } : null,
    open: openQuestions(wanted, ids, demand),
  };
}

/** The questions of the onboarding survey, and those that open surveys of the country ask. */
function findWanted(on: Queryable, { byQuestion }: SurveyDemand, language: Language) {
  const asked = [...byQuestion].filter(([, count]) => count > 0).map(([id]) => id);
  return findOnboardingAnd(on, asked, language);
}

/** Whether a question that the user has not answered is one of the profile. */
export async function isWanted(on: Queryable, id: string, demand: SurveyDemand): Promise<boolean> {
  return (await findWanted(on, demand, 'en')).some((question) => question.id === id);
}

/** A question that the user's profile has, answered or not; the publisher's answers are not the user's to change. */
export async function findOwnQuestion(
  on: Queryable,
  who: Pick<Who, 'user' | 'isProven'>,
  id: string,
  reading: Reading,
): Promise<{ question: QuestionRecord; stored: ReviewedAnswer | null }> {
  const { known, open } = await loadOwnProfile(on, who, reading);
  const stored = known.find(({ question, source }) => question.id === id && source !== 'publisher') ?? null;
  const question = stored?.question ?? open.find((row) => row.question.id === id)?.question;
  if (!question) throw new ApiError('not-found', 'The profile has no such question.');
  return { question, stored };
}
