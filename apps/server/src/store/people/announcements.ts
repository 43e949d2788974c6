// Announcements of apps, for everybody or for users of one country.
import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { prepared } from '#store/engine/prepared.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { touchApp } from '#store/publishers/apps.ts';
import { announcements } from '#store/schema/announcements.ts';

export type AnnouncementRecord = typeof announcements.$inferSelect;
type NewAnnouncement = typeof announcements.$inferInsert;

/** More than are shown at once, since some may end while they are known. */
const mostRunning = 10;
/** The next to begin: they are known to a node before they do. */
const mostPlanned = 40;

const notOver = and(
  eq(announcements.app_id, sql.placeholder('app_id')),
  or(isNull(announcements.country), eq(announcements.country, sql.placeholder('country'))),
  or(isNull(announcements.ends_at), gt(announcements.ends_at, sql.placeholder('now'))),
);

const announcementsOfApp = prepared((on) =>
  unionAll(
    on
      .select()
      .from(announcements)
      .where(and(notOver, lte(announcements.starts_at, sql.placeholder('now'))))
      .orderBy(desc(announcements.starts_at), announcements.id)
      .limit(mostRunning),
    on
      .select()
      .from(announcements)
      .where(and(notOver, gt(announcements.starts_at, sql.placeholder('now'))))
      .orderBy(announcements.starts_at, announcements.id)
      .limit(mostPlanned),
  ).prepare('announcements_of_app'),
);

/** Those that run and the next that are planned, the latest start first. */
export async function findAnnouncements(
  on: Queryable,
  { app_id, country }: { app_id: string; country: string | null },
  now: Date,
): Promise<AnnouncementRecord[]> {
  const found = await announcementsOfApp(on).execute({ app_id, country, now: now.toISOString() });
  return found.sort((a, b) => b.starts_at.getTime() - a.starts_at.getTime());
}

/** False where the id is taken. */
export async function insertAnnouncement(tx: Tx, announcement: NewAnnouncement): Promise<boolean> {
  const added = await tx
    .insert(announcements)
    .values(announcement)
    .onConflictDoNothing()
    .returning({ id: announcements.id });
  if (added.length > 0) await touchApp(tx, announcement.app_id);
  return added.length > 0;
}

export async function updateAnnouncement(
  tx: Tx,
  { id, app_id }: AnnouncementRecord,
  change: Partial<NewAnnouncement>,
): Promise<void> {
  await tx.update(announcements).set(change).where(eq(announcements.id, id));
  await touchApp(tx, app_id);
}
