// POST /apps/{app}/go-live/live of the console: from now on surveys are real and pay.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { assertReady, switchMode } from '#console/go-live/switch-mode.ts';
import { requireApp } from '#console/require-app.ts';

export const postAppsGoLiveLive: ConsoleHandler<'console/go-live/post-apps-go-live-live'> = async (
  ctx,
  call,
) => {
  const { params, body, operator } = call;
  if (!body.anyway) await assertReady(ctx, await requireApp(ctx, operator.scope, params.app));
  const what = body.anyway ? 'switched to Live without all checks' : 'switched to Live';
  return await switchMode(ctx, params.app, { test_mode: false, by: operator, what });
};
