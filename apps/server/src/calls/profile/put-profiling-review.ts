// PUT /profiling-review: the user changes an answer (PR-01); it is checked by the same rules as in a qualification.
import { isFresh } from '@earnwall/domain/profile/freshness';
import { isSameAnswer } from '@earnwall/domain/profile/same-answers';
import type { Handler } from '#calls/handler.ts';
import { presentReviewItems } from '#present/review-items.ts';
import { refusedAnswer } from '#profile/refused-answer.ts';
import { findReviewedQuestion, loadReview } from '#profile/review.ts';
import { checkGiven, storeAnswer } from '#profile/save-answer.ts';
import { lockUser } from '#store/people/users.ts';

export const putProfilingReview: Handler<'profile/put-profiling-review'> = (ctx, { who, visit, body }) => {
  const [now, { language, country }] = [ctx.now(), visit];
  return ctx.database.transaction(async (tx) => {
    const user = await lockUser(tx, who.user);
    const { question, stored } = await findReviewedQuestion(tx, who, body.question, language);
    const { answers, problem } = await checkGiven(tx, question, body.answers, { language, now, country });
    if (problem) throw refusedAnswer(problem, visit);
    if (!isFresh(stored, now) || !isSameAnswer(stored.answers, answers)) {
      await storeAnswer(tx, ctx.secret, user, {
        question_id: question.id,
        answers,
        source: 'review',
        at: now,
      });
    }
    return presentReviewItems(await loadReview(tx, who, { language, now }), language);
  });
};
