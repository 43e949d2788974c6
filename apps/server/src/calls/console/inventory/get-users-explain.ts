// GET /users/{app}/{uhash}/explain of the console. It tells of a person's answers, so it is a view of them.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { findAskedPerson } from '#console/inventory/asked-person.ts';
import { explainPerson } from '#console/inventory/explain-person.ts';
import { recordView } from '#store/console/audit.ts';

export const getUsersExplain: ConsoleHandler<'console/inventory/get-users-explain'> = async (
  ctx,
  { params, query, operator },
) => {
  const at = ctx.now();
  const asked = await findAskedPerson(ctx, operator.scope, { ...params, ...query });
  const { app_id, id: user_id } = asked.user;
  const what = 'console/inventory/get-users-explain';
  await recordView(ctx.database.db, { by: operator, what, at, user: { app_id, user_id } });
  return await explainPerson(ctx, asked, at);
};
