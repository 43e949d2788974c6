// POST /notifications/push/end: a browser shows them no more.
import type { Handler } from '#calls/handler.ts';
import { notificationsOf, requireTimeZone } from '#notifications/settings.ts';
import { unsubscribeBrowser } from '#notifications/subscribe-browser.ts';

export const postNotificationsPushEnd: Handler<'notifications/post-notifications-push-end'> = async (
  ctx,
  { who, visit, body },
) => {
  const timeZone = requireTimeZone(body.time_zone);
  await unsubscribeBrowser(ctx, who.user, body.endpoint);
  return await notificationsOf(ctx, { who, visit, timeZone });
};
