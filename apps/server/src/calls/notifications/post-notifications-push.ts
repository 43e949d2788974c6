// POST /notifications/push: a browser of the user shows notifications about new surveys.
import type { Handler } from '#calls/handler.ts';
import { notificationsOf, placeOf, requireTimeZone } from '#notifications/settings.ts';
import { subscribeBrowser } from '#notifications/subscribe-browser.ts';

export const postNotificationsPush: Handler<'notifications/post-notifications-push'> = async (
  ctx,
  { who, visit, body },
) => {
  const timeZone = requireTimeZone(body.time_zone);
  await subscribeBrowser(ctx, who.user, body, placeOf(visit, timeZone));
  return await notificationsOf(ctx, { who, visit, timeZone });
};
