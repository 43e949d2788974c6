// Mails that tell a publisher that postbacks have stopped, queued when the endpoint is stopped.
import { eq } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { type ClaimedMessage, claimMessages } from '#store/outbox.ts';
import { apps } from '#store/schema/apps.ts';
import { outbox } from '#store/schema/outbox.ts';
import { postback_endpoints } from '#store/schema/postbacks.ts';

const endpointMail = 'endpoint-mail';

interface StoppedEndpoint {
  app_id: string;
  state: 'failing' | 'gone';
  at: Date;
}

/** Nothing is queued where the endpoint has no contact. */
export async function queueEndpointMail(tx: Tx, { app_id, state, at }: StoppedEndpoint): Promise<void> {
  const [endpoint] = await tx
    .select({ contact_email: postback_endpoints.contact_email })
    .from(postback_endpoints)
    .where(eq(postback_endpoints.app_id, app_id));
  if (!endpoint?.contact_email) return;
  const key = `${endpointMail}:${app_id}:${at.toISOString()}`;
  await tx
    .insert(outbox)
    .values({ app_id, kind: endpointMail, key, payload: { state }, due_at: at, created_at: at })
    .onConflictDoNothing();
}

export function claimEndpointMails(
  on: Queryable,
  claim: { now: Date; leaseMs: number; most: number },
): Promise<ClaimedMessage[]> {
  return claimMessages(on, endpointMail, claim);
}

/** Who is told, and about what. */
export async function findStoppedEndpoint(on: Queryable, app_id: string) {
  const [found] = await on
    .select({
      app_name: apps.name,
      ...{ contact_email: postback_endpoints.contact_email, url: postback_endpoints.url },
    })
    .from(postback_endpoints)
    .innerJoin(apps, eq(apps.id, postback_endpoints.app_id))
    .where(eq(postback_endpoints.app_id, app_id));
  return found ?? null;
}
