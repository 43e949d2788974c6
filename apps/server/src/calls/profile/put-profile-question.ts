// PUT /profile/{question}: the user answers a question or changes the answer; it is checked as in a qualification.
import { isFresh } from '@earnwall/domain/profile/freshness';
import { isSameAnswer } from '@earnwall/domain/profile/same-answers';
import type { Handler } from '#calls/handler.ts';
import { findOwnQuestion, mustOwnProfile } from '#profile/own-profile.ts';
import { refusedAnswer } from '#profile/refused-answer.ts';
import { checkGiven, storeAnswer } from '#profile/save-answer.ts';
import { lockUser } from '#store/people/users.ts';
import { demandFor, ownProfileOf } from './own-profile.ts';

export const putProfileQuestion: Handler<'profile/put-profile-question'> = (ctx, call) => {
  const { who, visit, params, body } = call;
  mustOwnProfile(who);
  const [now, { language, country }] = [ctx.now(), visit];
  return ctx.database.transaction(async (tx) => {
    const user = await lockUser(tx, who.user);
    const own = { ...who, user };
    const reading = { language, now, demand: demandFor(ctx, visit) };
    const { question, stored } = await findOwnQuestion(tx, own, params.question, reading);
    const { answers, problem } = await checkGiven(tx, question, body.answers, { language, now, country });
    if (problem) throw refusedAnswer(problem, visit);
    if (!stored || !isFresh(stored, now) || !isSameAnswer(stored.answers, answers)) {
      await storeAnswer(tx, ctx.secret, user, {
        question_id: question.id,
        answers,
        source: 'review',
        at: now,
      });
    }
    return ownProfileOf(ctx, tx, own, visit);
  });
};
