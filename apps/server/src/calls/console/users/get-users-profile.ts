// GET /users/{app}/{uhash}/profile of the console: the answers, with where they came from and when.
import { isFresh } from '@earnwall/domain/profile/freshness';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { requireApp } from '#console/require-app.ts';
import { lookAt } from '#console/users/look-at.ts';
import { findProfile, placeOf } from '#console/users/profile.ts';
import { answerText } from '#present/answer-text.ts';

export const getUsersProfile: ConsoleHandler<'console/users/get-users-profile'> = async (ctx, call) => {
  const [now, language] = [ctx.now(), 'en' as const];
  const user = await lookAt(ctx, call, 'console/users/get-users-profile');
  const app = await requireApp(ctx, call.operator.scope, call.params.app);
  const { known, open } = await findProfile(ctx, user, placeOf(user, app));
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
    open: open.map(({ id, text }) => ({ question: id, text })),
  };
};
