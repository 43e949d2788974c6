// The secret of an app, and the one before it while both are accepted.
import { eq } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';

const { secret, previous_secret, secret_rotated_at } = apps;
const columns = { secret, previous_secret, secret_rotated_at };

export type SecretsOfApp = Pick<typeof apps.$inferSelect, keyof typeof columns>;

export async function findSecrets(on: Queryable, app_id: string): Promise<SecretsOfApp | null> {
  const [found] = await on.select(columns).from(apps).where(eq(apps.id, app_id));
  return found ?? null;
}

/** Locked until the transaction ends. */
export async function lockSecrets(tx: Tx, app_id: string): Promise<SecretsOfApp | null> {
  const [found] = await tx.select(columns).from(apps).where(eq(apps.id, app_id)).for('no key update');
  return found ?? null;
}

/** A new row version, by which every node learns of it with its next request. */
export async function saveSecrets(tx: Tx, app_id: string, secrets: SecretsOfApp): Promise<void> {
  await tx.update(apps).set(secrets).where(eq(apps.id, app_id));
}
