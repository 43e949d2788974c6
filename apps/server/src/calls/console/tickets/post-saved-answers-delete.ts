// POST /saved-answers/{id}/delete of the operators. The answer has what is needed to save it again.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentSavedAnswer } from '#present/saved-answer.ts';
import { recordChange } from '#store/console/audit.ts';
import { deleteSavedAnswer } from '#store/support/saved-answers.ts';
import { requireSavedAnswer } from '#support/saved-answer.ts';

export const postSavedAnswersDelete: ConsoleHandler<'console/tickets/post-saved-answers-delete'> = async (
  ctx,
  { params, operator },
) => {
  const deleted = await ctx.database.transaction(async (tx) => {
    const answer = await requireSavedAnswer(tx, operator.scope, params.id);
    await deleteSavedAnswer(tx, answer.id);
    const what = `saved answer “${answer.name}” deleted`;
    await recordChange(tx, { publisher_id: answer.publisher_id, what, by: operator, at: ctx.now() });
    return answer;
  });
  return { answer: presentSavedAnswer(deleted) };
};
