// GET /announcements/{id} of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { showAnnouncement } from '#console/announcements/shown-announcement.ts';

export const getAnnouncementsId: ConsoleHandler<'console/announcements/get-announcements-id'> = async (
  ctx,
  { params, operator },
) => ({ announcement: await showAnnouncement(ctx, operator.scope, params.id) });
