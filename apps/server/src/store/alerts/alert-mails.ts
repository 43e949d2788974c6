// Mails about new surveys, queued in the transaction that decided them. The recipient is looked up when a mail is sent, so
// that the queue has no personal data.
import { randomUUID } from 'node:crypto';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { claimMessages } from '#store/outbox.ts';
import { outbox } from '#store/schema/outbox.ts';

const kind = 'alert-mail';

interface NewAlertMail {
  app_id: string;
  /** Of the row with the address: changed or deleted meanwhile, nothing is sent. */
  mail_token: string;
  says: 'confirm' | 'alert';
  at: Date;
  expires_at: Date;
}

export interface ClaimedAlertMail {
  id: number;
  app_id: string;
  mail_token: string;
  says: 'confirm' | 'alert';
  expires_at: Date;
  created_at: Date;
  attempts: number;
  /** Null for a first attempt, and where a node stopped during one (jobs/send-alert-mails.ts clears it). */
  failure: string | null;
}

export async function queueAlertMail(tx: Tx, mail: NewAlertMail): Promise<void> {
  const { app_id, mail_token, says, at, expires_at } = mail;
  const payload = { mail_token, says, expires_at: expires_at.toISOString() };
  const key = `${kind}:${randomUUID()}`;
  await tx.insert(outbox).values({ app_id, kind, key, payload, due_at: at, created_at: at });
}

export async function claimAlertMails(
  on: Queryable,
  claim: { now: Date; leaseMs: number; most: number },
): Promise<ClaimedAlertMail[]> {
  const claimed = await claimMessages(on, kind, claim);
  return claimed.map(({ payload, ...message }) => {
    const { mail_token, says, expires_at } = payload as {
      mail_token: string;
      says: 'confirm' | 'alert';
      expires_at: string;
    };
    return { ...message, mail_token, says, expires_at: new Date(expires_at) };
  });
}
