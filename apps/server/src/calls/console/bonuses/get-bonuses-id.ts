// GET /bonuses/{id} of the console. One for a single user is a view of that person, by whoever may see people.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { requireBonus, showBonus } from '#console/bonuses/shown-bonus.ts';
import { recordView } from '#store/console/audit.ts';

export const getBonusesId: ConsoleHandler<'console/bonuses/get-bonuses-id'> = async (ctx, call) => {
  const { params, operator } = call;
  const { app_id, user_id } = (await requireBonus(ctx, operator.scope, params.id)).bonus;
  const bonus = await showBonus(ctx, operator, params.id);
  if (bonus.audience.user !== null && user_id !== null) {
    const what = 'console/bonuses/get-bonuses-id';
    await recordView(ctx.database.db, { by: operator, what, at: ctx.now(), user: { app_id, user_id } });
  }
  return { bonus };
};
