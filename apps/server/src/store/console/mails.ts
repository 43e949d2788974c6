// Mails with a link of the console, queued with the change that made the link. The link is sealed: whoever reads the
// database must not find a token in it.
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { type ClaimedMessage, claimMessages } from '#store/outbox.ts';
import { outbox } from '#store/schema/outbox.ts';

const consoleMail = 'console-mail';

/** `key` names the mail over all tries. They belong to no app. */
export async function queueConsoleMail(
  tx: Tx,
  { key, sealed, expires_at, at }: { key: string; sealed: string; expires_at: Date; at: Date },
): Promise<void> {
  const payload = { sealed, expires_at: expires_at.toISOString() };
  await tx.insert(outbox).values({
    ...{ app_id: '', kind: consoleMail, key: `${consoleMail}:${key}` },
    ...{ payload, due_at: at, created_at: at },
  });
}

export function claimConsoleMails(
  on: Queryable,
  claim: { now: Date; leaseMs: number; most: number },
): Promise<ClaimedMessage[]> {
  return claimMessages(on, consoleMail, claim);
}
