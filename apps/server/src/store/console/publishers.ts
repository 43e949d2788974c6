// Publishers, as admins see them.
import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { publishers } from '#store/schema/publishers.ts';

export type PublisherRecord = typeof publishers.$inferSelect;
export type CountedPublisher = PublisherRecord & { people: number; apps: number };

const counts = {
  people: sql<number>`(
    select count(*)::int from people where people.publisher_id = publishers.id and people.removed_at is null
  )`,
  apps: sql<number>`(select count(*)::int from apps where apps.publisher_id = publishers.id)`,
};

export async function findPublishers(on: Queryable, most: number): Promise<CountedPublisher[]> {
  const found = await on
    .select({ publisher: publishers, ...counts })
    .from(publishers)
    .orderBy(asc(publishers.name), asc(publishers.id))
    .limit(most);
  return found.map(({ publisher, ...rest }) => ({ ...publisher, ...rest }));
}

export async function findPublisher(on: Queryable, id: string): Promise<CountedPublisher | null> {
  const [found] = await on
    .select({ publisher: publishers, ...counts })
    .from(publishers)
    .where(eq(publishers.id, id));
  return found ? { ...found.publisher, people: found.people, apps: found.apps } : null;
}

export async function insertPublisher(
  tx: Tx,
  publisher: typeof publishers.$inferInsert,
): Promise<PublisherRecord> {
  const [stored] = await tx.insert(publishers).values(publisher).returning();
  if (!stored) throw new Error('A publisher was not stored');
  return stored;
}

/** Null where there is none. Until the end of the transaction nobody else changes it. */
export async function lockPublisher(tx: Tx, id: string): Promise<PublisherRecord | null> {
  const [found] = await tx.select().from(publishers).where(eq(publishers.id, id)).for('update');
  return found ?? null;
}

export async function renamePublisher(tx: Tx, id: string, name: string): Promise<void> {
  await tx.update(publishers).set({ name }).where(eq(publishers.id, id));
}
