// An announcement as the console shows it.
import type { OperatedAnnouncement } from '@earnwall/contract/entities/operated-announcement';
import { localOf } from '@earnwall/domain/zones/local-time';
import { runStateOf } from '@earnwall/domain/zones/run-state';
import type { ListedAnnouncement } from '#store/console/announcements.ts';

export function presentOperatedAnnouncement(
  { announcement, app_name }: ListedAnnouncement,
  now: Date,
): OperatedAnnouncement {
  const { id, app_id, texts, link, country, zone, starts_at, ends_at } = announcement;
  return {
    ...{ id, app: { id: app_id, name: app_name }, texts, link, country, zone },
    starts: localOf(starts_at, zone),
    ends: ends_at && localOf(ends_at, zone),
    starts_at: starts_at.toISOString(),
    ends_at: ends_at?.toISOString() ?? null,
    state: runStateOf(starts_at, ends_at, now),
  };
}
