// Erases a person (decision 0088): what identifies them is deleted, the books stay under a random id, and the publisher's
// id is known by its digest alone, so that it is not created again.
import { randomBytes } from 'node:crypto';
import type { Context } from '#request/context.ts';
import type { Log } from '#request/log.ts';
import { type Actor, recordChange } from '#store/console/audit.ts';
import { erasePersonalData } from '#store/people/personal-data.ts';
import { findErasure, findUser, insertErasure, lockUser, type UserRecord } from '#store/people/users.ts';
import { uuidDigest } from './uuid-digest.ts';

interface Erasure {
  readonly app_id: string;
  readonly uuid: string;
  /** For the audit. */
  readonly by: Actor;
  readonly reason?: string;
  readonly log: Log;
}

/** When the person was erased, now or before; null where nobody has this id. */
export async function eraseUser(
  ctx: Context,
  { app_id, uuid, by, reason, log }: Erasure,
): Promise<Date | null> {
  const uuid_digest = uuidDigest(uuid);
  const user = await findUser(ctx.database.db, app_id, uuid);
  if (!user) return await findErasure(ctx.database.db, app_id, uuid_digest);

  const erased_at = ctx.now();
  const files = await ctx.database.transaction(async (tx) => {
    const held = await lockUser(tx, user, 'update');
    // A concurrent request was first.
    if (held.uuid !== uuid) return null;
    await insertErasure(tx, { app_id, uuid_digest, uhash_digest: uuidDigest(held.uhash), erased_at });
    const replaced = { uuid: `erased-${random()}`, uhash: random(), at: erased_at };
    const keys = await erasePersonalData(tx, held, replaced);
    await recordChange(tx, {
      app_id,
      user_id: held.id,
      what: 'erased',
      reason: reason ?? null,
      by,
      at: erased_at,
    });
    return keys;
  });
  if (!files) return await findErasure(ctx.database.db, app_id, uuid_digest);
  await removeFiles(ctx, files, log);
  closePanels(ctx, user);
  return erased_at;
}

/** Files that cannot be removed now belong to no ticket any more: the sweep deletes them within two days. */
async function removeFiles({ files }: Context, keys: readonly string[], log: Log): Promise<void> {
  for (const key of keys)
    await files.remove(key).catch((error: unknown) => {
      log.warn({ err: error }, 'A file of an erased user could not be deleted: the sweep retries it');
    });
}

function closePanels({ realtime }: Context, { uhash }: UserRecord): void {
  realtime.publish(`notifications-${uhash}`, 'account-changed', {});
}

const random = (): string => randomBytes(32).toString('base64url');
