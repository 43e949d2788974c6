// GET /users/{app}/{uhash}/credit-limit of the console: what the asker may still credit today.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { requireApp } from '#console/require-app.ts';
import { creditLimitOf } from '#console/users/credit-limit.ts';

export const getUsersCreditLimit: ConsoleHandler<'console/users/get-users-credit-limit'> = async (
  ctx,
  { params, operator },
) => {
  const app = await requireApp(ctx, operator.scope, params.app);
  return await creditLimitOf(ctx.database.db, { app, operator, now: ctx.now() });
};
