// Rows that tests start from; whatever a test does not care about is filled in.
import { randomBytes } from 'node:crypto';
import type { AppRecord } from '#store/apps.ts';
import type { Queryable } from '#store/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import { createUser, type UserRecord } from '#store/users.ts';

export const randomHash = (): string => randomBytes(32).toString('base64url');

export async function anApp(
  on: Queryable,
  given: Partial<typeof apps.$inferInsert> = {},
): Promise<AppRecord> {
  const [app] = await on
    .insert(apps)
    .values({
      id: `app-${randomBytes(6).toString('hex')}`,
      name: 'An app',
      secret: randomHash(),
      currency_name: 'Coins',
      exchange_rate_micros: 1_000_000_000n,
      revenue_share_bp: 5000,
      ...given,
    })
    .returning();
  if (!app) throw new Error('The app was not stored');
  return app;
}

export async function aUser(on: Queryable, app: AppRecord, uuid = randomHash()): Promise<UserRecord> {
  return createUser(on, { app_id: app.id, uuid, uhash: randomHash(), country: 'US', source: null });
}
