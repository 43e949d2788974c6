// Backups that their script has reported.
import { desc } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { backups } from '#store/schema/nodes.ts';

export type NewBackup = Pick<typeof backups.$inferSelect, 'finished_at' | 'size_bytes' | 'note'>;

export async function addBackup(tx: Tx, backup: NewBackup): Promise<void> {
  await tx.insert(backups).values(backup);
}

export async function findLastBackup(on: Queryable) {
  const [last] = await on.select().from(backups).orderBy(desc(backups.id)).limit(1);
  return last ?? null;
}
