// GET /apps/{app}/secret of the console: the end of the app's secret, and how often it is used.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentAppSecret } from '#present/app-secret.ts';
import { showSecret } from '#publishers/app-secret.ts';
import { recordView } from '#store/console/audit.ts';

export const getAppsSecret: ConsoleHandler<'console/keys/get-apps-secret'> = async (ctx, call) => {
  const { params, operator } = call;
  const secret = presentAppSecret(await showSecret(ctx, params.app), operator);
  const what = 'console/keys/get-apps-secret';
  await recordView(ctx.database.db, {
    by: operator,
    what,
    at: ctx.now(),
    app_id: params.app,
  });
  return { secret };
};
