// How a user is told of new surveys, as the panel shows it.
import type { Notifications } from '@earnwall/contract/entities/notifications';
import { isTimeZone } from '@earnwall/domain/alerts/local-hour';
import { usualQuietHours } from '@earnwall/domain/alerts/quiet-hours';
import { usualHours } from '@earnwall/domain/alerts/usual-hours';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Visit } from '#request/visit.ts';
import type { Caller } from '#request/who.ts';
import { type AlertPlace, type AlertRecord, findAlert } from '#store/alerts/alerts.ts';
import { findPushSubscriptions } from '#store/alerts/push-subscriptions.ts';
import { vapidKeys } from './push/vapid.ts';
import type { RecentOpenings } from './recent-openings.ts';

export interface Asking {
  readonly who: Caller;
  readonly visit: Visit;
  /** Null where the request names none: usual hours are not said then. */
  readonly timeZone: string | null;
}

export async function notificationsOf(
  ctx: Context & { openings: RecentOpenings },
  { who: { user }, visit, timeZone }: Asking,
): Promise<Notifications> {
  const { db } = ctx.database;
  const [alert, browsers] = [await findAlert(db, user), await findPushSubscriptions(db, user)];
  const { country, device } = visit;
  const openings = country && timeZone ? await ctx.openings.of(country, device, ctx.now()) : [];
  return {
    usual_hours: timeZone ? usualHours(openings, timeZone) : null,
    quiet_hours: alert ? { from: alert.quiet_from, until: alert.quiet_until } : { ...usualQuietHours },
    mail: { available: ctx.mailer !== null, state: mailState(alert) },
    push: { key: vapidKeys(ctx.secret).publicKey, browsers: browsers.map(({ digest }) => digest) },
  };
}

function mailState(alert: AlertRecord | null): Notifications['mail']['state'] {
  if (!alert?.email) return 'off';
  return alert.mail_confirmed_at ? 'on' : 'pending';
}

export function requireTimeZone(name: string): string {
  if (isTimeZone(name)) return name;
  const message = 'This time zone is not known.';
  throw new ApiError('unprocessable', message, { time_zone: [message] });
}

export function placeOf({ language, device }: Visit, time_zone: string): AlertPlace {
  return { language, device, time_zone };
}
