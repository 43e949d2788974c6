// Banners shown to a user, how often, and whether they were closed (EX-01).
import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { banner_views } from '#store/schema/extension.ts';

interface Shown {
  app_id: string;
  user_id: number;
  banner: string;
}

const target = [banner_views.app_id, banner_views.user_id, banner_views.banner];

export async function countViews(on: Queryable, shown: readonly Shown[], at: Date): Promise<void> {
  await on
    .insert(banner_views)
    .values(shown.map((each) => ({ ...each, views: 1, first_at: at, last_at: at })))
    .onConflictDoUpdate({ target, set: { views: sql`${banner_views.views} + 1`, last_at: at } });
}

export async function recordClosed(tx: Tx, shown: Shown, at: Date): Promise<void> {
  await tx
    .insert(banner_views)
    .values({ ...shown, views: 0, first_at: at, last_at: at, closed_at: at })
    .onConflictDoUpdate({ target, set: { last_at: at, closed_at: at } });
}
