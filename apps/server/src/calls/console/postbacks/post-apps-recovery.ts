// POST /apps/{app}/postback-recovery of the console: starts to send again what was not delivered since a moment.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentRecovery } from '#console/postbacks/show-recovery.ts';
import { startRecovery } from '#publishers/recovery.ts';

export const postAppsRecovery: ConsoleHandler<'console/postbacks/post-apps-recovery'> = async (
  ctx,
  { params, body, operator, log },
) => {
  const wanted = { app_id: params.app, since: new Date(body.since), by: operator };
  return { recovery: await presentRecovery(ctx, await startRecovery({ ...ctx, log }, wanted), operator) };
};
