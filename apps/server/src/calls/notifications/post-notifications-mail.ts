// POST /notifications/mail: asks the owner of an address whether they want mails about new surveys.
import type { Handler } from '#calls/handler.ts';
import { askByMail } from '#notifications/ask-by-mail.ts';
import { notificationsOf, placeOf, requireTimeZone } from '#notifications/settings.ts';

export const postNotificationsMail: Handler<'notifications/post-notifications-mail'> = async (
  ctx,
  { who, visit, body },
) => {
  const timeZone = requireTimeZone(body.time_zone);
  await askByMail(ctx, who.user, body.email, placeOf(visit, timeZone));
  return await notificationsOf(ctx, { who, visit, timeZone });
};
