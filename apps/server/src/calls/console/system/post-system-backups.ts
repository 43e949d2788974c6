// POST /system/backups of the console: the script that makes backups says that one has finished.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { recordChange } from '#store/console/audit.ts';
import { addBackup } from '#store/console/system/backups.ts';

export const postSystemBackups: ConsoleHandler<'console/system/post-system-backups'> = async (
  ctx,
  { body, operator },
) => {
  const at = ctx.now();
  await ctx.database.transaction(async (tx) => {
    await addBackup(tx, { finished_at: at, size_bytes: body.size_bytes ?? null, note: body.note ?? null });
    await recordChange(tx, { by: operator, what: 'backup reported', at, reason: body.note ?? null });
  });
  return { at: at.toISOString() };
};
