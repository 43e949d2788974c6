// GET /notifications: how the user is told of new surveys, and when they usually come.
import type { Handler } from '#calls/handler.ts';
import { notificationsOf, requireTimeZone } from '#notifications/settings.ts';

export const getNotifications: Handler<'notifications/get-notifications'> = async (
  ctx,
  { who, visit, query },
) => {
  const timeZone = query.time_zone === undefined ? null : requireTimeZone(query.time_zone);
  return await notificationsOf(ctx, { who, visit, timeZone });
};
