// Publishers' apps, and the sources (`s`) of their users.
import { and, eq, sql } from 'drizzle-orm';
import { prepared } from '#store/engine/prepared.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { app_sources, apps } from '#store/schema/apps.ts';
import { clicks } from '#store/schema/clicks.ts';

export type AppRecord = typeof apps.$inferSelect;
export type AppSource = typeof app_sources.$inferSelect;

const appAtSource = prepared((on) =>
  on
    .select({ app: apps, source: app_sources })
    .from(apps)
    .leftJoin(
      app_sources,
      and(eq(app_sources.app_id, apps.id), eq(app_sources.source, sql.placeholder('source'))),
    )
    .where(eq(apps.id, sql.placeholder('app_id')))
    .prepare('app_at_source'),
);

/** `source` is null when the app has no such source. */
export async function findApp(
  on: Queryable,
  app_id: string,
  source: string,
): Promise<{ app: AppRecord; source: AppSource | null } | null> {
  const [found] = await appAtSource(on).execute({ app_id, source });
  return found ?? null;
}

export async function findAppById(on: Queryable, app_id: string): Promise<AppRecord | null> {
  const [found] = await on.select().from(apps).where(eq(apps.id, app_id));
  return found ?? null;
}

export async function findAppIds(on: Queryable): Promise<string[]> {
  return (await on.select({ id: apps.id }).from(apps).orderBy(apps.id)).map(({ id }) => id);
}

/** The row's new transaction number invalidates the app's cached identities on every node (decision 0029). */
export async function touchApp(tx: Tx, app_id: string): Promise<void> {
  await tx.update(apps).set({ updated_at: sql`now()` }).where(eq(apps.id, app_id));
}

/** The public part of an app: its design, and which pages may frame it. */
type AppAppearance = Pick<AppRecord, 'id' | 'design' | 'allowed_origins'>;

const appearance = { id: apps.id, design: apps.design, allowed_origins: apps.allowed_origins };

export async function findAppearance(on: Queryable, app_id: string): Promise<AppAppearance | null> {
  const [found] = await on.select(appearance).from(apps).where(eq(apps.id, app_id));
  return found ?? null;
}

export async function findAppearanceOfClick(on: Queryable, cid: string): Promise<AppAppearance | null> {
  const [found] = await on
    .select(appearance)
    .from(clicks)
    .innerJoin(apps, eq(apps.id, clicks.app_id))
    .where(eq(clicks.cid, cid));
  return found ?? null;
}
