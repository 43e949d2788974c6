// The processes that serve the product, each with a heartbeat. Times are the database's own: nodes' clocks may be wrong.
import { eq, sql } from 'drizzle-orm';
import { elapsedMs } from '#store/engine/jobs.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { nodes } from '#store/schema/nodes.ts';

/** A node that has been silent for longer is gone. */
const goneAfter = sql`interval '60 seconds'`;
const isAlive = sql`${nodes.seen_at} > clock_timestamp() - ${goneAfter}`;

export interface Heartbeat {
  readonly id: string;
  readonly host: string;
  readonly version: string;
  readonly isLeaving: boolean;
  readonly figures: Readonly<Record<string, number>>;
}

/** Also forgets nodes that have long been gone. */
export async function saveHeartbeat(on: Queryable, beat: Heartbeat): Promise<void> {
  const { id, host, version, figures, isLeaving } = beat;
  const now = sql`clock_timestamp()`;
  const leaving_at = isLeaving ? sql`coalesce(${nodes.leaving_at}, ${now})` : null;
  await on
    .insert(nodes)
    .values({ id, host, version, figures, started_at: now, seen_at: now, leaving_at: isLeaving ? now : null })
    .onConflictDoUpdate({ target: nodes.id, set: { seen_at: now, figures, leaving_at } });
  await on.delete(nodes).where(sql`${nodes.seen_at} < clock_timestamp() - interval '1 day'`);
}

/** For a node that has stopped. */
export async function removeNode(on: Queryable, id: string): Promise<void> {
  await on.delete(nodes).where(eq(nodes.id, id));
}

export function findNodes(on: Queryable) {
  return on
    .select({
      ...{ id: nodes.id, host: nodes.host, version: nodes.version },
      ...{ started_at: nodes.started_at, leaving_at: nodes.leaving_at, figures: nodes.figures },
      seenMs: elapsedMs(sql`${nodes.seen_at}`),
    })
    .from(nodes)
    .where(isAlive)
    .orderBy(nodes.host, nodes.id)
    .limit(200);
}
