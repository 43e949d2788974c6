// Settings of apps: read and changed under a lock on the app's row.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import type { AppRecord, AppSource } from '#store/publishers/apps.ts';
import { app_sources, apps } from '#store/schema/apps.ts';
import { publishers } from '#store/schema/publishers.ts';
import { inScope, type Scope } from './scope.ts';

type SourceSettings = Omit<AppSource, 'app_id'>;
type NewApp = typeof apps.$inferInsert;

/** Nobody else changes the app or its design until the transaction ends. Null when there is none in the scope. */
export async function lockScopedApp(tx: Tx, scope: Scope, app_id: string): Promise<AppRecord | null> {
  const [found] = await tx
    .select()
    .from(apps)
    .where(and(eq(apps.id, app_id), inScope(apps.publisher_id, scope)))
    .for('update');
  return found ?? null;
}

export async function saveApp(tx: Tx, app_id: string, change: Partial<NewApp>): Promise<void> {
  await tx
    .update(apps)
    .set({ ...change, version: sql`${apps.version} + 1` })
    .where(eq(apps.id, app_id));
}

export async function insertApp(tx: Tx, app: NewApp, sources: readonly string[]): Promise<void> {
  await tx.insert(apps).values(app);
  await tx.insert(app_sources).values(sources.map((source) => ({ app_id: app.id, source })));
}

export function findSources(on: Queryable, app_id: string): Promise<AppSource[]> {
  return on.select().from(app_sources).where(eq(app_sources.app_id, app_id)).orderBy(app_sources.source);
}

/** Rows that stay as they are are not written, so that cached identities of their users stay valid. */
export async function replaceSources(
  tx: Tx,
  app_id: string,
  { removed, changed }: { removed: readonly string[]; changed: readonly SourceSettings[] },
): Promise<void> {
  if (removed.length > 0)
    await tx
      .delete(app_sources)
      .where(and(eq(app_sources.app_id, app_id), inArray(app_sources.source, [...removed])));
  for (const source of changed) {
    const { enabled, disabled_countries } = source;
    await tx
      .insert(app_sources)
      .values({ ...source, app_id })
      .onConflictDoUpdate({
        target: [app_sources.app_id, app_sources.source],
        set: { enabled, disabled_countries },
      });
  }
}

/** Whether something was moved or promised in the app's unit: its decimals are fixed then. */
export async function hasAmounts(on: Queryable, app_id: string): Promise<boolean> {
  const { rows } = await on.execute<{ has: boolean }>(sql`
    select exists (select from movements where app_id = ${app_id})
      or exists (select from clicks where app_id = ${app_id})
      or exists (select from offer_clicks where app_id = ${app_id}) as has`);
  return rows[0]?.has ?? false;
}

export async function findPublisher(on: Queryable, scope: Scope, id: string) {
  const [found] = await on
    .select()
    .from(publishers)
    .where(and(eq(publishers.id, id), inScope(publishers.id, scope)));
  return found ?? null;
}
