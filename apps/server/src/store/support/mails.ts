// Mails with an operator's reply. A mail is queued in the reply's transaction, under the reply's key, so that a reply has
// one or none; the recipient is looked up when it is sent, so that the queue has no personal data.
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { claimMessages } from '#store/outbox.ts';
import { apps } from '#store/schema/apps.ts';
import { outbox } from '#store/schema/outbox.ts';
import { ticket_replies, tickets } from '#store/schema/tickets.ts';

const kind = 'mail';
const keyOf = (reply_id: string): string => `ticket-reply:${reply_id}`;
const isMailOfReply = sql`${outbox.key} = 'ticket-reply:' || ${ticket_replies.id}`;

interface NewMail {
  app_id: string;
  reply_id: string;
  /** Its `Message-ID`, chosen once. */
  message_id: string;
  at: Date;
}

export async function queueMail(tx: Tx, { app_id, reply_id, message_id, at }: NewMail): Promise<void> {
  const payload = { reply_id, message_id };
  await tx.insert(outbox).values({ app_id, kind, key: keyOf(reply_id), payload, due_at: at, created_at: at });
}

export interface ClaimedMail {
  id: number;
  reply_id: string;
  message_id: string;
  attempts: number;
  created_at: Date;
}

/** Mails whose time has come, each for one claimant. */
export async function claimMails(
  on: Queryable,
  claim: { now: Date; leaseMs: number; most: number },
): Promise<ClaimedMail[]> {
  const claimed = await claimMessages(on, kind, claim);
  return claimed.map(({ id, payload, attempts, created_at }) => {
    const { reply_id, message_id } = payload as { reply_id: string; message_id: string };
    return { id, reply_id, message_id, attempts, created_at };
  });
}

export type RepliedTicket = NonNullable<Awaited<ReturnType<typeof findRepliedTicket>>>;

/** The content of a mail, and its recipient. */
export async function findRepliedTicket(on: Queryable, reply_id: string) {
  const [found] = await on
    .select({
      ...{ ticket_id: tickets.id, app_id: tickets.app_id, user_id: tickets.user_id },
      ...{ email: tickets.email, language: tickets.language, asked_at: tickets.created_at },
      ...{ app_name: apps.name, reply: ticket_replies.text, replied_at: ticket_replies.at },
    })
    .from(ticket_replies)
    .innerJoin(tickets, eq(tickets.id, ticket_replies.ticket_id))
    .innerJoin(apps, eq(apps.id, tickets.app_id))
    .where(eq(ticket_replies.id, reply_id));
  return found ?? null;
}

export type ReplyMailRecord = Awaited<ReturnType<typeof findReplyMails>>[number];

/** The states of the mails of a ticket's replies; replies without one are left out. */
export function findReplyMails(on: Queryable, ticket_id: string) {
  return on
    .select({
      reply_id: ticket_replies.id,
      ...{ state: outbox.state, attempts: outbox.attempts },
      ...{ failure: outbox.failure, settled_at: outbox.settled_at },
    })
    .from(ticket_replies)
    .innerJoin(outbox, isMailOfReply)
    .where(eq(ticket_replies.ticket_id, ticket_id));
}

/** Of the ticket of the query around it: a mail about it was given up. */
export const hasDeadMail = sql<boolean>`exists (
  select from ticket_replies said join outbox on outbox.key = 'ticket-reply:' || said.id
  where said.ticket_id = tickets.id and outbox.state = 'dead'
)`;
