// PUT /system/maintenance of the console: one, several or all apps. Open panels are notified.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { setMaintenance } from '#console/system/set-maintenance.ts';

export const putSystemMaintenance: ConsoleHandler<'console/system/put-system-maintenance'> = async (
  ctx,
  { body, operator },
) => {
  const now = ctx.now();
  const { ids, inverse } = await ctx.database.transaction((tx) => setMaintenance(tx, operator, body, now));
  for (const id of ids) ctx.realtime.publishToApp(id, 'account-changed', {});
  return { changed: ids.length, inverse };
};
