// PUT /apps/{app} of the console: changes settings.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { changeApp } from '#console/change-app.ts';
import { showApp } from '#console/operated-app.ts';

export const putAppsId: ConsoleHandler<'console/apps/put-apps-id'> = async (ctx, call) => {
  const { params, body, operator } = call;
  const { version, ...settings } = body;
  await changeApp(ctx, { app_id: params.app, operator, settings, version });
  return { app: await showApp(ctx, operator.scope, params.app) };
};
