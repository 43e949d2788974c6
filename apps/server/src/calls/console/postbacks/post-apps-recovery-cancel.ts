// POST /apps/{app}/postback-recovery/cancel of the console: what is left stays where it is.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentRecovery } from '#console/postbacks/show-recovery.ts';
import { cancelRecovery } from '#publishers/recovery.ts';
import { ApiError } from '#request/api-error.ts';
import { findLastRecovery } from '#store/publishers/recoveries.ts';

export const postAppsRecoveryCancel: ConsoleHandler<'console/postbacks/post-apps-recovery-cancel'> = async (
  ctx,
  { params, body, operator },
) => {
  const last = async () => {
    const found = await findLastRecovery(ctx.database.db, params.app);
    if (found?.id !== body.id) throw new ApiError('not-found', 'There is no such recovery, or a later one.');
    return found;
  };
  await cancelRecovery(ctx, (await last()).id, operator);
  return { recovery: await presentRecovery(ctx, await last(), operator) };
};
