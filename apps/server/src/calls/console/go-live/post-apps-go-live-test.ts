// POST /apps/{app}/go-live/test of the console: the inverse of going live. Nobody is paid from now on.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { switchMode } from '#console/go-live/switch-mode.ts';

export const postAppsGoLiveTest: ConsoleHandler<'console/go-live/post-apps-go-live-test'> = (ctx, call) =>
  switchMode(ctx, call.params.app, { test_mode: true, by: call.operator, what: 'switched to Test' });
