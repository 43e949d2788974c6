// POST /apps/{app}/go-live/origins of the console: allows the origin of a refused visit, or takes that back.
import { isOrigin } from '@earnwall/domain/validation/origin';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { ApiError } from '#request/api-error.ts';
import { recordChange } from '#store/console/audit.ts';
import { changeOrigin } from '#store/console/go-live-changes.ts';
import { forgetStep } from '#store/console/integration.ts';

export const postAppsGoLiveOrigins: ConsoleHandler<'console/go-live/post-apps-go-live-origins'> = async (
  ctx,
  { params, body, operator },
) => {
  const { origin, allowed } = body;
  if (!isOrigin(origin)) {
    const problem =
      'Write it as a browser does: https://game.example, without a path, a slash at the end or a usual port.';
    throw new ApiError('unprocessable', 'This is not an origin.', { origin: [problem] });
  }
  const at = ctx.now();
  const origins = await ctx.database.transaction(async (tx) => {
    const changed = await changeOrigin(tx, params.app, { origin, allowed, at });
    if (!changed) throw new ApiError('not-found', 'There is no such app.');
    const { before, after } = changed;
    if (allowed) await forgetStep(tx, params.app, 'refused');
    const changes = [{ field: 'allowed_origins', old: before, new: after }];
    const what = allowed ? 'origin allowed' : 'origin no longer allowed';
    if (before.length !== after.length)
      await recordChange(tx, { by: operator, app_id: params.app, what, changes, at });
    return after;
  });
  return { origins };
};
