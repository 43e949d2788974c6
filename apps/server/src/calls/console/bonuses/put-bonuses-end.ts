// PUT /bonuses/{id}/end of the console: ends a bonus now, or gives it the end it had.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { endBonus } from '#console/bonuses/change-bonus.ts';
import { showBonus } from '#console/bonuses/shown-bonus.ts';

export const putBonusesEnd: ConsoleHandler<'console/bonuses/put-bonuses-end'> = async (
  ctx,
  { params, body, operator },
) => {
  const before = await endBonus(ctx, operator, params.id, body.ends_at);
  const bonus = await showBonus(ctx, operator, params.id);
  return { bonus, inverse: { ends_at: before?.toISOString() ?? null } };
};
