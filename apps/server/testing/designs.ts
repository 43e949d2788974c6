// Drafts and versions of an app's design.
import { randomBytes } from 'node:crypto';
import { defaultDesigns } from '@earnwall/contract/default-design';
import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { design_versions } from '#store/schema/designs.ts';

/** Another look each time; null is the draft, which it replaces. Returns what a change of it names. */
export async function aDesignVersion(
  on: Queryable,
  app: Pick<AppRecord, 'id'>,
  published_at: Date | null,
): Promise<{ version: number; revision: number }> {
  const [latest] = await on
    .select()
    .from(design_versions)
    .where(eq(design_versions.app_id, app.id))
    .orderBy(desc(design_versions.version))
    .limit(1);
  const version = (latest?.version ?? 0) + (latest && !latest.published_at ? 0 : 1);
  const revision = (latest?.revision ?? 0) + 1;
  const row = {
    ...{ app_id: app.id, version, revision, by: 'A test', layouts: {}, published_at },
    design: { ...defaultDesigns.light, first_color: `#${randomBytes(3).toString('hex')}` },
  };
  const target = [design_versions.app_id, design_versions.version];
  await on.insert(design_versions).values(row).onConflictDoUpdate({ target, set: row });
  return { version, revision };
}
