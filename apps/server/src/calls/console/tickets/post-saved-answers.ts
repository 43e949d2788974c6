// POST /saved-answers of the operators.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentSavedAnswer } from '#present/saved-answer.ts';
import { ApiError } from '#request/api-error.ts';
import { recordChange } from '#store/console/audit.ts';
import { findSavedAnswers, insertSavedAnswer, ownerOf } from '#store/support/saved-answers.ts';
import { mostSavedAnswers, nameTaken } from '#support/saved-answer.ts';

export const postSavedAnswers: ConsoleHandler<'console/tickets/post-saved-answers'> = async (
  ctx,
  { body, operator },
) => {
  const { scope } = operator;
  const at = ctx.now();
  const stored = await ctx.database.transaction(async (tx) => {
    if ((await findSavedAnswers(tx, scope, mostSavedAnswers)).length >= mostSavedAnswers)
      throw new ApiError('unprocessable', `There are ${mostSavedAnswers} answers: delete one first.`);
    const answer = await insertSavedAnswer(tx, scope, { ...body, updated_at: at });
    if (!answer) throw nameTaken();
    const what = `saved answer “${answer.name}” added`;
    await recordChange(tx, { publisher_id: ownerOf(scope), what, by: operator, at });
    return answer;
  });
  return { answer: presentSavedAnswer(stored) };
};
