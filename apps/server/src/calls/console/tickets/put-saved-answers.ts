// PUT /saved-answers/{id} of the operators: another name or another text.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentSavedAnswer } from '#present/saved-answer.ts';
import { recordChange } from '#store/console/audit.ts';
import { changeSavedAnswer, isNameTaken } from '#store/support/saved-answers.ts';
import { nameTaken, requireSavedAnswer } from '#support/saved-answer.ts';

export const putSavedAnswers: ConsoleHandler<'console/tickets/put-saved-answers'> = async (
  ctx,
  { params, body, operator },
) => {
  const at = ctx.now();
  const changed = await ctx.database.transaction(async (tx) => {
    const before = await requireSavedAnswer(tx, operator.scope, params.id);
    if (body.name !== before.name && (await isNameTaken(tx, { ...before, ...body }))) throw nameTaken();
    await changeSavedAnswer(tx, before.id, { ...body, updated_at: at });
    const changes = (['name', 'text'] as const)
      .filter((field) => before[field] !== body[field])
      .map((field) => ({ field, old: before[field], new: body[field] }));
    const what = `saved answer “${before.name}” changed`;
    await recordChange(tx, { publisher_id: before.publisher_id, what, changes, by: operator, at });
    return { ...before, ...body, updated_at: at };
  });
  return { answer: presentSavedAnswer(changed) };
};
