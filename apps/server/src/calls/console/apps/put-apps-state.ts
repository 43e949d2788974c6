// PUT /apps/{app}/state of the console: opens an app, closes it to new users, or switches it off.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { changeApp } from '#console/change-app.ts';
import { showApp } from '#console/operated-app.ts';

export const putAppsState: ConsoleHandler<'console/apps/put-apps-state'> = async (ctx, call) => {
  const { params, body, operator } = call;
  const settings = { status: body.state };
  await changeApp(ctx, { app_id: params.app, operator, settings, version: null, reason: body.reason });
  return { app: await showApp(ctx, operator.scope, params.app) };
};
