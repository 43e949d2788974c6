// PUT /apps/{app}/maintenance of the operators: switches an app's lists off or on, and notifies all of its open panels.

import type { ConsoleHandler } from '#calls/console/handler.ts';
import { requireApp } from '#console/require-app.ts';
import { setMaintenance } from '#console/system/set-maintenance.ts';
import { ApiError } from '#request/api-error.ts';

export const putAppsMaintenance: ConsoleHandler<'console/apps/put-apps-maintenance'> = async (ctx, call) => {
  const { params, body, operator } = call;
  const now = ctx.now();
  const until = body.on && body.until ? new Date(body.until) : null;
  if (until && until <= now) throw new ApiError('unprocessable', '`until` is in the past.');

  const set = [{ app: params.app, on: body.on, until: until?.toISOString() ?? null }];
  await ctx.database.transaction((tx) => setMaintenance(tx, operator, { set, reason: body.reason }, now));
  ctx.realtime.publishToApp(params.app, 'account-changed', {});
  const { maintenance_since } = await requireApp(ctx, operator.scope, params.app);
  return {
    ...{ app: params.app, on: body.on },
    since: maintenance_since?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
  };
};
