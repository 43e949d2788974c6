// GET /profiling-review/question/{question}: one question of the profile, with the user's answers preselected (PR-01).
import type { Handler } from '#calls/handler.ts';
import { presentQuestion } from '#present/question.ts';
import { optionsToShow } from '#profile/questions/options-to-show.ts';
import { findReviewedQuestion } from '#profile/review.ts';

export const getProfilingReviewQuestion: Handler<'profile/get-profiling-review-question'> = async (
  ctx,
  { who, visit, params },
) => {
  const { db } = ctx.database;
  const { question, stored } = await findReviewedQuestion(db, who, params.question, visit.language);
  const options = await optionsToShow(db, question, visit.language, stored.answers);
  const { is_skippable: _, ...shown } = presentQuestion(question, options, stored.answers, visit.country);
  return shown;
};
