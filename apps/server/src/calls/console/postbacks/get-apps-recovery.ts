// GET /apps/{app}/postback-recovery of the console: the endpoint, what a recovery would send, and how the last one goes on.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { showRecovery } from '#console/postbacks/show-recovery.ts';

export const getAppsRecovery: ConsoleHandler<'console/postbacks/get-apps-recovery'> = (
  ctx,
  { params, query, operator },
) => showRecovery(ctx, params.app, query.since === undefined ? null : new Date(query.since), operator);
