// PUT /notifications: other quiet hours.
import type { Handler } from '#calls/handler.ts';
import { notificationsOf, placeOf, requireTimeZone } from '#notifications/settings.ts';
import { ApiError } from '#request/api-error.ts';
import { setQuietHours } from '#store/alerts/alerts.ts';

export const putNotifications: Handler<'notifications/put-notifications'> = async (
  ctx,
  { who, visit, body },
) => {
  const timeZone = requireTimeZone(body.time_zone);
  const quiet = { quiet_from: body.quiet_hours.from, quiet_until: body.quiet_hours.until };
  const change = { ...placeOf(visit, timeZone), ...quiet };
  if (!(await setQuietHours(ctx.database.db, who.user, change)))
    throw new ApiError('conflict', 'Nothing is turned on.');
  return await notificationsOf(ctx, { who, visit, timeZone });
};
