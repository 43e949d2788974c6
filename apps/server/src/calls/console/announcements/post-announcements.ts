// POST /announcements of the console: plans an announcement, or shows one now.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { planAnnouncement } from '#console/announcements/change-announcement.ts';
import { showAnnouncement } from '#console/announcements/shown-announcement.ts';

export const postAnnouncements: ConsoleHandler<'console/announcements/post-announcements'> = async (
  ctx,
  { body, operator },
) => {
  const { key: id, app: app_id, ...plan } = body;
  await planAnnouncement(ctx, operator, { id, app_id, plan });
  return { announcement: await showAnnouncement(ctx, operator.scope, id) };
};
