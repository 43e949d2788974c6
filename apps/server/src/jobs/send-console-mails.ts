// Sends the mails with links of the console, on any node.
import { nextMailAttempt } from '@earnwall/domain/mail/next-attempt';
import { consoleMailOf, readMail } from '#console/mail.ts';
import { type Mailer, MailRefused } from '#ports/mail.ts';
import type { Log } from '#request/log.ts';
import { claimConsoleMails } from '#store/console/mails.ts';
import type { Database } from '#store/engine/database.ts';
import { type ClaimedMessage, noteDead, noteSent, postpone } from '#store/outbox.ts';
import type { RecurringJob } from './recurring-job.ts';

interface Tools {
  database: Database;
  mailer: Mailer;
  secret: string;
  now(): Date;
  log: Log;
}

/** Somebody waits for it. */
const everyMs = 2_000;
/** Longer than any mail may take. */
const leaseMs = 120_000;
const most = 5;

export function sendConsoleMailsJob(tools: Tools): RecurringJob {
  return { name: 'send-console-mails', everyMs, run: (signal) => sendConsoleMails(tools, signal) };
}

export async function sendConsoleMails(tools: Tools, signal: AbortSignal): Promise<void> {
  const { database, now } = tools;
  for (let claimed = most; claimed === most && !signal.aborted; ) {
    const mails = await claimConsoleMails(database.db, { now: now(), leaseMs, most });
    for (const mail of mails) await sendOne(tools, mail, signal);
    claimed = mails.length;
  }
}

async function sendOne(tools: Tools, claimed: ClaimedMessage, signal: AbortSignal): Promise<void> {
  const { database, mailer, secret, now, log } = tools;
  const { id, attempts, created_at, payload } = claimed;
  const { sealed, expires_at } = payload;
  if (typeof sealed !== 'string' || typeof expires_at !== 'string' || new Date(expires_at) <= now())
    return await noteDead(database.db, id, now(), 'The link of the mail has expired.');
  try {
    const mail = readMail(secret, sealed);
    await mailer.send(consoleMailOf(mail, { id, at: created_at, domain: mailer.domain }), signal);
  } catch (error) {
    // An abort by a shutdown is no failure: the mail is due again when its lease ends.
    if (signal.aborted) return;
    const next =
      error instanceof MailRefused ? null : nextMailAttempt({ attempts, since: created_at, now: now() });
    log.warn({ mail: id, attempts }, 'A mail of the console could not be sent. Check MAIL_URL');
    const failure = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
    return next
      ? await postpone(database.db, id, next, failure)
      : await noteDead(database.db, id, now(), failure);
  }
  await noteSent(database.db, id, now());
}
