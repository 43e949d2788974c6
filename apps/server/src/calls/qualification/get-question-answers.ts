// GET /question/{id}/answers: answers that begin with, then contain what was typed (QU-07).
import { fold } from '@earnwall/domain/profile/fold';
import type { Handler } from '#calls/handler.ts';
import { demandFor } from '#calls/profile/own-profile.ts';
import { presentOption } from '#present/question.ts';
import { isWanted } from '#profile/own-profile.ts';
import { findReviewed } from '#profile/review.ts';
import { ApiError } from '#request/api-error.ts';
import { findQuestions, searchOptions } from '#store/people/questions.ts';
import { findOpenClick } from '#store/surveys/clicks.ts';

export const getQuestionAnswers: Handler<'qualification/get-question-answers'> = async (ctx, call) => {
  const { who, visit, params, query } = call;
  const { db } = ctx.database;
  const isAsked = query.s
    ? (await findOpenClick(db, who.user, query.s))?.asked.includes(params.questionId)
    : (await findReviewed(db, who, params.questionId)) ||
      (who.isProven && (await isWanted(db, params.questionId, demandFor(ctx, visit))));
  if (!isAsked) throw new ApiError('not-found', 'This question was not asked.');
  const [question] = await findQuestions(db, [params.questionId], visit.language);
  const found = await searchOptions(db, params.questionId, visit.language, fold(query.q));
  return found.map((option) => presentOption(option, [], question?.rules ?? {}));
};
