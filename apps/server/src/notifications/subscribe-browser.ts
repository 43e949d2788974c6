// A browser that shows notifications about new surveys. Its push service is a host that the browser names: it is reached
// under the same rules as publishers' servers (decision 0087).
import { createHash } from 'node:crypto';
import { usualQuietHours } from '@earnwall/domain/alerts/quiet-hours';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import { type AlertPlace, keepAlert, removeUnused } from '#store/alerts/alerts.ts';
import { addPushSubscription, removePushSubscription } from '#store/alerts/push-subscriptions.ts';
import type { Database } from '#store/engine/database.ts';
import { lockUser, type UserRecord } from '#store/people/users.ts';
import { areUsable, type BrowserKeys } from './push/encrypt.ts';

const most = 5;

const digestOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

export async function subscribeBrowser(
  ctx: Context,
  user: UserRecord,
  { endpoint, keys }: { endpoint: string; keys: BrowserKeys },
  place: AlertPlace,
): Promise<void> {
  if (!areUsable(keys)) throw unusable('keys', 'These are no keys of a browser.');
  // Why not is not said: it would tell anybody which names our network has.
  if (await ctx.postbackSender.problemOf(endpoint))
    throw unusable('endpoint', 'This endpoint cannot be used.');
  await ctx.database.transaction(async (tx) => {
    await lockUser(tx, user);
    await keepAlert(tx, user, place, {
      quiet_from: usualQuietHours.from,
      quiet_until: usualQuietHours.until,
    });
    const { p256dh, auth } = keys;
    const subscription = { digest: digestOf(endpoint), endpoint, p256dh, auth };
    await addPushSubscription(tx, user, subscription, { at: ctx.now(), most });
  });
}

export async function unsubscribeBrowser(
  { database }: { database: Database },
  user: { app_id: string; id: number },
  endpoint: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    // Another browser that is added meanwhile must be seen by what follows.
    await lockUser(tx, user);
    await removePushSubscription(tx, user, digestOf(endpoint));
    await removeUnused(tx, user);
  });
}

function unusable(field: string, message: string): ApiError {
  return new ApiError('unprocessable', message, { [field]: [message] });
}
