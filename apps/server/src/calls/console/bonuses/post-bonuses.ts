// POST /bonuses of the console: plans a bonus, or begins one now.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { planBonus } from '#console/bonuses/change-bonus.ts';
import { showBonus } from '#console/bonuses/shown-bonus.ts';

export const postBonuses: ConsoleHandler<'console/bonuses/post-bonuses'> = async (
  ctx,
  { body, operator },
) => {
  const { key: id, app: app_id, ...plan } = body;
  await planBonus(ctx, operator, { id, app_id, plan });
  return { bonus: await showBonus(ctx, operator, id) };
};
