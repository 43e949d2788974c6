// PUT /profiling-review: the user changes an answer (PR-01); it is checked by the same rules as in a qualification.
import { isFresh } from '@earnwall/domain/profile/freshness';
import { isSameAnswer } from '@earnwall/domain/profile/same-answers';
import type { Handler } from '#calls/handler.ts';
import { presentReviewItems } from '#present/review-items.ts';
import { findReviewedQuestion, loadReview } from '#profile/review.ts';
import { checkGiven, storeAnswer } from '#profile/save-answer.ts';
import { ApiError } from '#request/api-error.ts';
import { lockUser } from '#store/people/users.ts';
import { answerProblemIn } from '#texts/answer-problems.ts';

export const putProfilingReview: Handler<'profile/put-profiling-review'> = (ctx, { who, visit, body }) => {
  const [now, { language }] = [ctx.now(), visit];
  return ctx.database.transaction(async (tx) => {
    const user = await lockUser(tx, who.user);
    const { question, stored } = await findReviewedQuestion(tx, who, body.question, language);
    const { answers, problem } = await checkGiven(tx, question, body.answers, { language, now });
    if (problem) {
      const message = answerProblemIn(problem, language);
      throw new ApiError('unprocessable', message, { answers: [message] });
    }
    if (!isFresh(stored, now) || !isSameAnswer(stored.answers, answers)) {
      await storeAnswer(tx, user, { question_id: question.id, answers, source: 'review', at: now });
    }
    return presentReviewItems(await loadReview(tx, who, { language, now }), language);
  });
};
