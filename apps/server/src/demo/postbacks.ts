// Where the demo apps' postbacks go: to the sandbox's publisher, one app in the GET form so that both can be seen. They are
// made after the history, which therefore is not sent.
import { newSecret } from '@earnwall/postbacks/signature';
import { and, inArray, like, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '#store/engine/queryable.ts';
import { postback_endpoints } from '#store/schema/postbacks.ts';
import { demoAppIds } from './apps.ts';

const path = '/publisher/postbacks/';
const macros =
  '?user={user_id}&tx={transaction_id}&amount={reward_raw}&pending={pending_raw}&balance={balance_raw}&type={type}' +
  '&reference={reference}&reason={reason}&test={test}&ts={timestamp}&signature={signature}';

/** In the sandbox's mailbox. */
const contact_email = 'integrations@pixel-quest.example';

function endpointOf(app_id: string, sandbox: string, now: Date): typeof postback_endpoints.$inferInsert {
  const form = app_id === 'demo-secure' ? 'get' : 'json';
  const url = `${sandbox}${path}${app_id}${form === 'get' ? macros : ''}`;
  return { app_id, form, url, secret: newSecret(), contact_email, created_at: now, updated_at: now };
}

/** Those that are there keep form and secret. The receiver works again after a start, so what had stopped is sent again. */
export async function seedEndpoints(tx: Tx, sandbox: string, now: Date): Promise<void> {
  const endpoints = demoAppIds.map((id) => endpointOf(id, sandbox, now));
  await tx.insert(postback_endpoints).values(endpoints).onConflictDoNothing();
  const { app_id, url, state } = postback_endpoints;
  // An address that somebody chose instead stays.
  const isOurs = and(inArray(app_id, demoAppIds), like(url, `http%://%${path}%`));
  const moved = sql`regexp_replace(${url}, ${`^https?://[^/]+(?=${path})`}, ${sandbox})`;
  await tx.update(postback_endpoints).set({ url: moved }).where(isOurs);
  await tx
    .update(postback_endpoints)
    .set({ state: 'on', failing_since: null })
    .where(and(isOurs, notInArray(state, ['on', 'paused'])));
}

/** What the publisher verifies by: the secret of each app, and the one before it while it is still live. */
export async function findEndpointSecrets(tx: Tx, now: Date): Promise<Record<string, string[]>> {
  const rows = await tx
    .select()
    .from(postback_endpoints)
    .where(inArray(postback_endpoints.app_id, demoAppIds));
  return Object.fromEntries(
    rows.map(({ app_id, secret, previous_secret, previous_until }) => {
      const isLive = previous_secret !== null && previous_until !== null && previous_until > now;
      return [app_id, isLive ? [secret, previous_secret] : [secret]];
    }),
  );
}
