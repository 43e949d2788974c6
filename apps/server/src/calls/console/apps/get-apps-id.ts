// GET /apps/{app} of the console: an app and its settings.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { showApp } from '#console/operated-app.ts';

export const getAppsId: ConsoleHandler<'console/apps/get-apps-id'> = async (ctx, { params, operator }) => ({
  app: await showApp(ctx, operator.scope, params.app),
});
