// Where apps' postbacks are sent: settings and state.
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { postback_endpoints } from '#store/schema/postbacks.ts';

export type EndpointRecord = typeof postback_endpoints.$inferSelect;

export async function findEndpoint(on: Queryable, app_id: string): Promise<EndpointRecord | null> {
  const [found] = await on.select().from(postback_endpoints).where(eq(postback_endpoints.app_id, app_id));
  return found ?? null;
}

type EndpointSettings = Pick<EndpointRecord, 'form' | 'url' | 'ordered' | 'contact_email'>;

/** What failed was the address. */
const failingSince = sql`case when ${postback_endpoints.url} = excluded.url then ${postback_endpoints.failing_since} end`;

/** The secret is for a new endpoint; one that exists keeps its own. */
export async function saveEndpoint(
  tx: Tx,
  app_id: string,
  settings: EndpointSettings,
  { secret, at }: { secret: string; at: Date },
): Promise<{ endpoint: EndpointRecord; isNew: boolean }> {
  const [endpoint] = await tx
    .insert(postback_endpoints)
    .values({ ...settings, app_id, secret, created_at: at, updated_at: at })
    .onConflictDoUpdate({
      target: postback_endpoints.app_id,
      set: { ...settings, failing_since: failingSince, updated_at: at },
    })
    .returning();
  if (!endpoint) throw new Error('The endpoint was not stored');
  return { endpoint, isNew: endpoint.secret === secret };
}

interface NewSecret {
  readonly secret: string;
  readonly previous_until: Date;
  readonly keepsPrevious: boolean;
  readonly at: Date;
}

/**
 * The secret until now stays live until `previous_until`, or the one before it where that is kept. Null when there is no
 * endpoint.
 */
export async function rotateSecret(
  tx: Tx,
  app_id: string,
  { secret, previous_until, keepsPrevious, at }: NewSecret,
): Promise<EndpointRecord | null> {
  const [endpoint] = await tx
    .update(postback_endpoints)
    .set({
      secret,
      ...(!keepsPrevious && { previous_secret: postback_endpoints.secret }),
      previous_until,
      updated_at: at,
    })
    .where(eq(postback_endpoints.app_id, app_id))
    .returning();
  return endpoint ?? null;
}

/** From then on there is one signature. Null when there is no endpoint. */
export async function endPreviousSecret(tx: Tx, app_id: string, at: Date): Promise<EndpointRecord | null> {
  const [endpoint] = await tx
    .update(postback_endpoints)
    .set({ previous_secret: null, previous_until: null, updated_at: at })
    .where(eq(postback_endpoints.app_id, app_id))
    .returning();
  return endpoint ?? null;
}

/** Locked until the transaction ends. */
export async function lockEndpoint(tx: Tx, app_id: string): Promise<EndpointRecord | null> {
  const [found] = await tx
    .select()
    .from(postback_endpoints)
    .where(eq(postback_endpoints.app_id, app_id))
    .for('no key update');
  return found ?? null;
}

/** Switched on again, an endpoint begins with a clean slate. Null when there is none. */
export async function setEndpointState(
  tx: Tx,
  app_id: string,
  { state, at }: { state: 'on' | 'paused'; at: Date },
): Promise<EndpointRecord | null> {
  const [endpoint] = await tx
    .update(postback_endpoints)
    .set({ state, ...(state === 'on' && { failing_since: null }), updated_at: at })
    .where(eq(postback_endpoints.app_id, app_id))
    .returning();
  return endpoint ?? null;
}

/** How many wait, and how many were given up, for the publisher's overview. */
export async function countPostbacks(
  on: Queryable,
  app_id: string,
): Promise<{ waiting: number; dead: number }> {
  const { rows } = await on.execute<{ waiting: string; dead: string }>(sql`
    select (select count(*) from postback_queue where app_id = ${app_id}) as waiting,
      (select count(*) from postback_log where app_id = ${app_id} and state = 'dead') as dead`);
  return { waiting: Number(rows[0]?.waiting ?? 0), dead: Number(rows[0]?.dead ?? 0) };
}

type Target = Pick<EndpointRecord, 'url' | 'secret' | 'previous_secret' | 'previous_until'>;

/** What a request to it needs. */
export function targetOf<T extends Target>(endpoint: T, now: Date) {
  const { previous_until } = endpoint;
  return { ...endpoint, is_previous_live: previous_until !== null && previous_until > now };
}
