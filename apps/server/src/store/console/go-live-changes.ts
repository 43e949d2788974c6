// What the go-live page changes of an app: its origins, and whether it is live.
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';

/** Locked until the end of the transaction. Null where there is no such app. */
async function lockApp(tx: Tx, app_id: string) {
  const [app] = await tx.select().from(apps).where(eq(apps.id, app_id)).for('update');
  return app ?? null;
}

export async function changeOrigin(
  tx: Tx,
  app_id: string,
  { origin, allowed, at }: { origin: string; allowed: boolean; at: Date },
): Promise<{ before: string[]; after: string[] } | null> {
  const app = await lockApp(tx, app_id);
  if (!app) return null;
  const before = app.allowed_origins;
  const others = before.filter((one) => one !== origin);
  const after = !allowed ? others : before.includes(origin) ? before : [...before, origin];
  if (after.length !== before.length)
    await tx
      .update(apps)
      .set({ allowed_origins: after, version: sql`${apps.version} + 1`, updated_at: at })
      .where(eq(apps.id, app_id));
  return { before, after };
}

/** Resolves to what it was before; null where there is no such app. */
export async function changeTestMode(
  tx: Tx,
  app_id: string,
  { test_mode, at }: { test_mode: boolean; at: Date },
): Promise<{ test_mode: boolean; live_at: Date | null } | null> {
  const app = await lockApp(tx, app_id);
  if (!app) return null;
  const live_at = test_mode ? null : app.test_mode ? at : (app.live_at ?? at);
  await tx
    .update(apps)
    .set({ test_mode, live_at, version: sql`${apps.version} + 1`, updated_at: at })
    .where(eq(apps.id, app_id));
  return { test_mode: app.test_mode, live_at: app.live_at };
}
