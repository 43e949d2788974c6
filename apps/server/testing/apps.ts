// Apps of publishers; whatever a test does not care about is filled in.
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { app_sources, apps } from '#store/schema/apps.ts';
import { publishers } from '#store/schema/publishers.ts';
import { randomHash } from './random-hash.ts';

export type { AppRecord } from '#store/publishers/apps.ts';

export type NewApp = Partial<typeof apps.$inferInsert>;

export async function anApp(on: Queryable, given: NewApp = {}): Promise<AppRecord> {
  const publisher_id = given.publisher_id ?? (await aPublisher(on, 'publisher-of-tests'));
  const [app] = await on
    .insert(apps)
    .values({
      publisher_id,
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

/** The publisher of this id, made where it is not there. */
export async function aPublisher(
  on: Queryable,
  id = `publisher-${randomBytes(6).toString('hex')}`,
  given: Partial<typeof publishers.$inferInsert> = {},
): Promise<string> {
  await on
    .insert(publishers)
    .values({ id, name: `The publisher ${id}`, ...given })
    .onConflictDoNothing();
  return id;
}

/** What an operator changes about an app while people use it. */
export async function changeApp(on: Queryable, app: AppRecord, change: NewApp): Promise<void> {
  await on.update(apps).set(change).where(eq(apps.id, app.id));
}

/** A source of the app (`s`), open to everybody unless said otherwise. */
export async function aSource(
  on: Queryable,
  app: AppRecord,
  source: string,
  disabled_countries: string[] = [],
): Promise<void> {
  await on.insert(app_sources).values({ app_id: app.id, source, disabled_countries });
}
