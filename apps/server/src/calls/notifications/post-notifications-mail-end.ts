// POST /notifications/mail/end: no more mails, and the address is deleted.
import type { Handler } from '#calls/handler.ts';
import { notificationsOf, requireTimeZone } from '#notifications/settings.ts';
import { removeMail } from '#store/alerts/alerts.ts';

export const postNotificationsMailEnd: Handler<'notifications/post-notifications-mail-end'> = async (
  ctx,
  { who, visit, body },
) => {
  const timeZone = requireTimeZone(body.time_zone);
  await ctx.database.transaction((tx) => removeMail(tx, who.user));
  return await notificationsOf(ctx, { who, visit, timeZone });
};
