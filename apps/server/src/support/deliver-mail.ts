// Delivers one mail: composed when it is sent, retried later, or given up. When a reply could not be delivered, its ticket
// is reopened for operators (decision 0054).
import { nextMailAttempt } from '@earnwall/domain/mail/next-attempt';
import { ticketEmailProblem } from '@earnwall/domain/validation/ticket';
import { isLanguage } from '@earnwall/i18n/languages';
import { type Mail, type Mailer, MailRefused } from '#ports/mail.ts';
import type { Log } from '#request/log.ts';
import { machine, recordChange } from '#store/console/audit.ts';
import type { Database } from '#store/engine/database.ts';
import { noteDead, noteSent, postpone } from '#store/outbox.ts';
import { type ClaimedMail, findRepliedTicket, type RepliedTicket } from '#store/support/mails.ts';
import { reopenUndelivered } from '#store/support/operated-tickets.ts';
import { replyMailIn } from '#texts/reply-mail.ts';

export interface MailTools {
  database: Database;
  mailer: Mailer;
  now(): Date;
  log: Log;
}

export async function deliverMail(
  tools: MailTools,
  claimed: ClaimedMail,
  signal: AbortSignal,
): Promise<void> {
  const { database, mailer, now } = tools;
  const replied = await findRepliedTicket(database.db, claimed.reply_id);
  if (!replied) return await giveUp(tools, claimed, null, 'The reply no longer exists.');
  if (ticketEmailProblem(replied.email))
    return await giveUp(tools, claimed, replied, 'The ticket no longer has a valid address.');
  try {
    await mailer.send(mailOf(claimed, replied), signal);
  } catch (error) {
    // An abort by a shutdown is no failure: the mail is due again when its lease ends.
    if (!signal.aborted) await postponeOrGiveUp(tools, claimed, replied, error);
    return;
  }
  await noteSent(database.db, claimed.id, now());
}

function mailOf({ message_id }: ClaimedMail, replied: RepliedTicket): Mail {
  const { ticket_id, email, app_name, reply, asked_at, replied_at } = replied;
  const language = isLanguage(replied.language) ? replied.language : 'en';
  const domain = message_id.slice(message_id.indexOf('@') + 1);
  return {
    ...{ id: message_id, thread: `${ticket_id}@${domain}`, to: email, sender: app_name },
    ...{ written_at: replied_at, language },
    ...replyMailIn(language, { app: app_name, reply, asked_at }),
  };
}

async function postponeOrGiveUp(
  tools: MailTools,
  claimed: ClaimedMail,
  replied: RepliedTicket,
  error: unknown,
): Promise<void> {
  const { attempts, created_at: since } = claimed;
  const next = error instanceof MailRefused ? null : nextMailAttempt({ attempts, since, now: tools.now() });
  const failure = messageOf(error);
  if (!next) return await giveUp(tools, claimed, replied, failure);
  await postpone(tools.database.db, claimed.id, next, failure);
  // Without the server's message: it may contain the user's address.
  tools.log.warn(
    { mail: claimed.id, attempts, ...codesOf(error) },
    'A mail could not be sent: it is retried later. Check MAIL_URL if it goes on',
  );
}

async function giveUp(
  { database, now, log }: MailTools,
  { id, attempts }: ClaimedMail,
  replied: RepliedTicket | null,
  failure: string,
): Promise<void> {
  const at = now();
  await database.transaction(async (tx) => {
    await noteDead(tx, id, at, failure);
    if (!replied) return;
    const { ticket_id, app_id, user_id } = replied;
    await reopenUndelivered(tx, ticket_id, { replied_at: replied.replied_at, at });
    const what = `ticket ${ticket_id}: a mail was given up`;
    await recordChange(tx, { app_id, user_id, what, reason: null, by: machine('mail'), at });
  });
  log.error(
    { mail: id, attempts, ticket: replied?.ticket_id },
    'A mail was given up: its ticket is open for operators again. See the column failure of the table outbox',
  );
}

const longestFailure = 300;

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, longestFailure);
}

function codesOf(error: unknown): { code?: unknown; responseCode?: unknown } {
  const { code, responseCode } = Object(error);
  return { code, responseCode };
}
