// GET /users/{app}/{uhash}/profile of the console: the answers, with where they came from and when.
import { isFresh } from '@earnwall/domain/profile/freshness';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { lookAt } from '#console/users/look-at.ts';
import { answerText } from '#present/answer-text.ts';
import { loadReview } from '#profile/review.ts';
import { findOnboardingQuestions } from '#store/people/questions.ts';

export const getUsersProfile: ConsoleHandler<'console/users/get-users-profile'> = async (ctx, call) => {
  const { db } = ctx.database;
  const [now, language] = [ctx.now(), 'en' as const];
  const user = await lookAt(ctx, call, 'console/users/get-users-profile');
  // The capability is the proof here: the account's own is about its person.
  const known = await loadReview(db, { user, isProven: true }, { language, now });
  const asked = await findOnboardingQuestions(db, language);
  const isKnown = new Set(known.map(({ question }) => question.id));
  return {
    answers: known.map((stored) => ({
      question: stored.question.id,
      text: stored.question.text,
      answers: stored.answers.map((answer) =>
        answerText(stored.question, answer, { options: stored.options, language }),
      ),
      source: stored.source,
      answered_at: stored.answered_at.toISOString(),
      is_stale: stored.is_outdated || !isFresh(stored, now),
    })),
    open: asked.filter(({ id }) => !isKnown.has(id)).map(({ id, text }) => ({ question: id, text })),
  };
};
