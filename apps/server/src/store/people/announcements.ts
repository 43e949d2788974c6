// Announcements of apps, for everybody or for users of one country.
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { prepared } from '#store/engine/prepared.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { touchApp } from '#store/publishers/apps.ts';
import { announcements } from '#store/schema/announcements.ts';

export type AnnouncementRecord = typeof announcements.$inferSelect;
type NewAnnouncement = typeof announcements.$inferInsert;

/** Planned ones count: nobody plans more. */
const most = 50;

const announcementsOfApp = prepared((on) =>
  on
    .select()
    .from(announcements)
    .where(
      and(
        eq(announcements.app_id, sql.placeholder('app_id')),
        or(isNull(announcements.country), eq(announcements.country, sql.placeholder('country'))),
        or(isNull(announcements.ends_at), gt(announcements.ends_at, sql.placeholder('now'))),
      ),
    )
    .orderBy(desc(announcements.starts_at), announcements.id)
    .limit(most)
    .prepare('announcements_of_app'),
);

/** Those that have not ended, the latest start first; some may begin later. */
export function findAnnouncements(
  on: Queryable,
  { app_id, country }: { app_id: string; country: string | null },
  now: Date,
): Promise<AnnouncementRecord[]> {
  return announcementsOfApp(on).execute({ app_id, country, now: now.toISOString() });
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
