// PUT /announcements/{id} of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { replanAnnouncement } from '#console/announcements/change-announcement.ts';
import { showAnnouncement } from '#console/announcements/shown-announcement.ts';

export const putAnnouncementsId: ConsoleHandler<'console/announcements/put-announcements-id'> = async (
  ctx,
  { params, body, operator },
) => {
  await replanAnnouncement(ctx, operator, params.id, body);
  return { announcement: await showAnnouncement(ctx, operator.scope, params.id) };
};
