// Postbacks of an app, and where they are sent.
import { newSecret } from '@earnwall/postbacks/signature';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { postback_endpoints, postback_log, postback_queue } from '#store/schema/postbacks.ts';

/** All of them, in their order: those that wait and those that are logged. */
export async function postbacksIn(on: Queryable, app: { id: string }) {
  const queued = await on
    .select()
    .from(postback_queue)
    .where(eq(postback_queue.app_id, app.id))
    .orderBy(asc(postback_queue.id));
  const logged = await on
    .select()
    .from(postback_log)
    .where(eq(postback_log.app_id, app.id))
    .orderBy(asc(postback_log.id));
  return [...queued.map((row) => ({ ...row, state: 'due' as const })), ...logged].sort((a, b) => a.id - b.id);
}

type NewEndpoint = Partial<typeof postback_endpoints.$inferInsert> & { url: string };

export async function anEndpoint(on: Queryable, app: { id: string }, given: NewEndpoint) {
  const [endpoint] = await on
    .insert(postback_endpoints)
    .values({ app_id: app.id, secret: newSecret(), ...given })
    .returning();
  if (!endpoint) throw new Error('The endpoint was not stored');
  return endpoint;
}

export async function endpointOf(on: Queryable, app: { id: string }) {
  const [endpoint] = await on.select().from(postback_endpoints).where(eq(postback_endpoints.app_id, app.id));
  return endpoint;
}
