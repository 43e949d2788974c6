// Announcements that tests start from; for everybody of an app, begun an hour ago, unless said otherwise.
import type { Queryable } from '#store/engine/queryable.ts';
import type { AnnouncementRecord } from '#store/people/announcements.ts';
import { announcements } from '#store/schema/announcements.ts';
import { randomHash } from './random-hash.ts';

export async function anAnnouncement(
  on: Queryable,
  app: { id: string },
  now: Date,
  given: Partial<AnnouncementRecord> = {},
): Promise<string> {
  const announcement = {
    ...{ id: randomHash(), app_id: app.id, texts: { en: { text: 'Hello', label: null } }, zone: 'UTC' },
    ...{ starts_at: new Date(now.getTime() - 3_600_000), ends_at: null, ...given },
  };
  await on.insert(announcements).values(announcement);
  return announcement.id;
}
