// PUT /apps/{app}/maintenance of the operators: switches an app's lists off or on, and notifies all of its open panels.

import type { ConsoleHandler } from '#calls/console/handler.ts';
import { ApiError } from '#request/api-error.ts';
import { recordChange } from '#store/console/audit.ts';
import { changeMaintenance } from '#store/people/account-states.ts';

export const putAppsMaintenance: ConsoleHandler<'console/apps/put-apps-maintenance'> = async (ctx, call) => {
  const { params, body, operator } = call;
  const now = ctx.now();
  const until = body.on && body.until ? new Date(body.until) : null;
  if (until && until <= now) throw new ApiError('unprocessable', '`until` is in the past.');

  const since = await ctx.database.transaction(async (tx) => {
    const change = { maintenance: body.on, maintenance_until: until, updated_at: now };
    const changed = await changeMaintenance(tx, params.app, change);
    if (!changed) throw new ApiError('not-found', 'There is no such app.');
    const ends = until ? ` until ${until.toISOString()}` : '';
    await recordChange(tx, {
      app_id: changed.id,
      user_id: null,
      what: body.on ? `maintenance${ends}` : 'maintenance ended',
      reason: body.reason,
      by: operator,
      at: now,
    });
    return changed.maintenance_since;
  });
  ctx.realtime.publishToApp(params.app, 'account-changed', {});
  return {
    ...{ app: params.app, on: body.on },
    since: since?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
  };
};
