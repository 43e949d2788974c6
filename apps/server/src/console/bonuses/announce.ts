// Open panels read again what they show: those of the app, or of the one user that a bonus is for. What is planned is no
// news to them yet: a job tells them when it begins.
import type { Context } from '#request/context.ts';
import type { BonusRecord } from '#store/money/bonuses.ts';
import { findUhash } from '#store/people/users.ts';

export async function announceBonus(
  { database, realtime }: Pick<Context, 'database' | 'realtime'>,
  { app_id, user_id, starts_at }: Pick<BonusRecord, 'app_id' | 'user_id' | 'starts_at'>,
  now: Date,
): Promise<void> {
  if (starts_at > now) return;
  if (user_id === null) return realtime.publishToApp(app_id, 'account-changed', {});
  const uhash = await findUhash(database.db, { app_id, id: user_id });
  if (uhash !== null) realtime.publish(`notifications-${uhash}`, 'account-changed', {});
}
