// PUT /announcements/{id}/end of the console: ends it now, or gives it the end it had.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { endAnnouncement } from '#console/announcements/change-announcement.ts';
import { showAnnouncement } from '#console/announcements/shown-announcement.ts';

export const putAnnouncementsEnd: ConsoleHandler<'console/announcements/put-announcements-end'> = async (
  ctx,
  { params, body, operator },
) => {
  const before = await endAnnouncement(ctx, operator, params.id, body.ends_at);
  const announcement = await showAnnouncement(ctx, operator.scope, params.id);
  return { announcement, inverse: { ends_at: before?.toISOString() ?? null } };
};
