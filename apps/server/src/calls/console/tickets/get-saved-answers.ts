// GET /saved-answers of the operators.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentSavedAnswer } from '#present/saved-answer.ts';
import { findSavedAnswers } from '#store/support/saved-answers.ts';
import { mostSavedAnswers } from '#support/saved-answer.ts';

export const getSavedAnswers: ConsoleHandler<'console/tickets/get-saved-answers'> = async (
  ctx,
  { operator },
) => {
  const answers = await findSavedAnswers(ctx.database.db, operator.scope, mostSavedAnswers);
  return { answers: answers.map(presentSavedAnswer) };
};
