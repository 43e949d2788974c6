// The versions of an app's design: every published one, and the draft.
import { and, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { apps } from '#store/schema/apps.ts';
import { design_versions } from '#store/schema/designs.ts';
import { inScope, type Scope } from './scope.ts';

export type DesignVersionRecord = typeof design_versions.$inferSelect;
type NewDesignVersion = typeof design_versions.$inferInsert;

/** The draft and those published, the latest first. */
export async function findDesignVersions(
  on: Queryable,
  scope: Scope,
  app_id: string,
  most: number,
): Promise<DesignVersionRecord[]> {
  return await on
    .select(getTableColumns(design_versions))
    .from(design_versions)
    .innerJoin(apps, eq(apps.id, design_versions.app_id))
    .where(and(eq(design_versions.app_id, app_id), inScope(apps.publisher_id, scope)))
    .orderBy(desc(design_versions.version))
    .limit(most);
}

export async function findDesignVersion(
  on: Queryable,
  app: Pick<AppRecord, 'id'>,
  version: number,
): Promise<DesignVersionRecord | null> {
  const [found] = await on
    .select()
    .from(design_versions)
    .where(and(eq(design_versions.app_id, app.id), eq(design_versions.version, version)));
  return found ?? null;
}

export async function insertDesignVersion(tx: Tx, version: NewDesignVersion): Promise<void> {
  await tx.insert(design_versions).values(version);
}

export async function changeDesignVersion(
  tx: Tx,
  { app_id, version }: Pick<DesignVersionRecord, 'app_id' | 'version'>,
  change: Partial<NewDesignVersion>,
): Promise<void> {
  await tx
    .update(design_versions)
    .set(change)
    .where(and(eq(design_versions.app_id, app_id), eq(design_versions.version, version)));
}

export async function deleteDesignDraft(tx: Tx, app_id: string): Promise<void> {
  await tx
    .delete(design_versions)
    .where(and(eq(design_versions.app_id, app_id), isNull(design_versions.published_at)));
}

/** What panels show from now on. Settings have a version of their own, which grows when they change. */
export async function changeAppDesign(
  tx: Tx,
  app_id: string,
  change: Pick<AppRecord, 'design' | 'settings' | 'version' | 'updated_at'>,
): Promise<void> {
  await tx.update(apps).set(change).where(eq(apps.id, app_id));
}
