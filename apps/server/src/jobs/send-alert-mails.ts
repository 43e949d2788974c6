// Sends the mails about new surveys, on any node. One that asks for a confirmation is sent at least once, since somebody
// waits for it; one about surveys at most once (decision 0110).
import { nextMailAttempt } from '@earnwall/domain/mail/next-attempt';
import { alertMail } from '#notifications/mails.ts';
import { type Mailer, MailRefused } from '#ports/mail.ts';
import type { Log } from '#request/log.ts';
import { type ClaimedAlertMail, claimAlertMails } from '#store/alerts/alert-mails.ts';
import { findAlertByToken } from '#store/alerts/alerts.ts';
import { findAlertOwner } from '#store/alerts/due-alerts.ts';
import type { Database } from '#store/engine/database.ts';
import { clearFailure, noteDead, noteSent, postpone } from '#store/outbox.ts';
import { shutNotice } from '#surveys/matching/available-surveys.ts';
import type { RecurringJob } from './recurring-job.ts';

interface Tools {
  database: Database;
  mailer: Mailer;
  publicUrl(): string;
  now(): Date;
  log: Log;
}

const everyMs = 2_000;
/** Longer than any mail may take. */
const leaseMs = 120_000;
const most = 5;

export function sendAlertMailsJob(tools: Tools): RecurringJob {
  return { name: 'send-alert-mails', everyMs, run: (signal) => sendAlertMails(tools, signal) };
}

export async function sendAlertMails(tools: Tools, signal: AbortSignal): Promise<void> {
  const { database, now } = tools;
  for (let claimed = most; claimed === most && !signal.aborted; ) {
    const mails = await claimAlertMails(database.db, { now: now(), leaseMs, most });
    await Promise.all(mails.map((mail) => sendOne(tools, mail, signal)));
    claimed = mails.length;
  }
}

async function sendOne(tools: Tools, claimed: ClaimedAlertMail, signal: AbortSignal): Promise<void> {
  const { database, mailer, publicUrl, now, log } = tools;
  const { id, attempts, created_at: at } = claimed;
  const end = (why: string) => noteDead(database.db, id, now(), why);
  if (claimed.expires_at <= now()) return await end('It is too late for this mail.');
  const isUnclear = attempts > 1 && claimed.failure === null;
  if (isUnclear && claimed.says === 'alert')
    return await end('It may have been sent before the node stopped.');
  const alert = await findAlertByToken(database.db, claimed.mail_token);
  const owner = alert && (await findAlertOwner(database.db, alert));
  if (!alert || !owner || (claimed.says === 'alert') !== (alert.mail_confirmed_at !== null))
    return await end('Nobody wants this mail any more.');
  // What has happened to the account or its app since the mail was queued.
  if (claimed.says === 'alert' && shutNotice(owner, owner.user.country, now()))
    return await end('There is no list any more.');
  const { app } = owner;
  const facts = { kind: claimed.says, alert, app, at, id: `alert-${id}`, domain: mailer.domain };
  const mail = alertMail({ ...facts, publicUrl: publicUrl() });
  if (!mail) return await end('Nobody wants this mail any more.');
  if (claimed.failure !== null && claimed.says === 'alert') await clearFailure(database.db, id);
  try {
    await mailer.send(mail, signal);
  } catch (error) {
    // An abort by a shutdown is no failure: the mail is due again when its lease ends.
    if (signal.aborted) return;
    log.warn({ mail: id, attempts }, 'A mail about new surveys could not be sent. Check MAIL_URL');
    // What the mail server said may name the address, and nothing personal is stored here.
    if (error instanceof MailRefused) return await end('The mail server refused it.');
    const next = nextMailAttempt({ attempts, since: at, now: now() });
    return next
      ? await postpone(database.db, id, next, 'The mail server did not take it.')
      : await end('The mail server did not take it.');
  }
  await noteSent(database.db, id, now());
}
