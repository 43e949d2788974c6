// PUT /bonuses/{id} of the console: changes a planned bonus, or the end of one that runs.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { replanBonus } from '#console/bonuses/change-bonus.ts';
import { showBonus } from '#console/bonuses/shown-bonus.ts';

export const putBonusesId: ConsoleHandler<'console/bonuses/put-bonuses-id'> = async (
  ctx,
  { params, body, operator },
) => {
  await replanBonus(ctx, operator, params.id, body);
  return { bonus: await showBonus(ctx, operator, params.id) };
};
