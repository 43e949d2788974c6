// POST /apps of the console: creates an app, and shows its secret once.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { createApp } from '#console/create-app.ts';
import { showApp } from '#console/operated-app.ts';

export const postApps: ConsoleHandler<'console/apps/post-apps'> = async (ctx, { body, operator }) => {
  const { app_id, secret } = await createApp(ctx, operator, body);
  return { app: await showApp(ctx, operator.scope, app_id), secret };
};
