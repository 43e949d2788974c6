// Sends the mails about endpoints that were stopped, on any node.

import { nextMailAttempt } from '@earnwall/domain/mail/next-attempt';
import { parseUrl } from '@earnwall/postbacks/parse-url';
import { type Mailer, MailRefused } from '#ports/mail.ts';
import { endpointMailOf } from '#publishers/endpoint-mail.ts';
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import { type ClaimedMessage, noteDead, noteSent, postpone } from '#store/outbox.ts';
import { claimEndpointMails, findStoppedEndpoint } from '#store/publishers/endpoint-mails.ts';
import type { RecurringJob } from './recurring-job.ts';

interface Tools {
  database: Database;
  mailer: Mailer;
  now(): Date;
  log: Log;
}

const everyMs = 10_000;
/** Longer than any mail may take. */
const leaseMs = 120_000;
const most = 5;

export function sendEndpointMailsJob(tools: Tools): RecurringJob {
  return { name: 'send-endpoint-mails', everyMs, run: (signal) => sendEndpointMails(tools, signal) };
}

export async function sendEndpointMails(tools: Tools, signal: AbortSignal): Promise<void> {
  const { database, now } = tools;
  for (let claimed = most; claimed === most && !signal.aborted; ) {
    const mails = await claimEndpointMails(database.db, { now: now(), leaseMs, most });
    for (const mail of mails) await sendOne(tools, mail, signal);
    claimed = mails.length;
  }
}

async function sendOne(tools: Tools, claimed: ClaimedMessage, signal: AbortSignal): Promise<void> {
  const { database, mailer, now, log } = tools;
  const { id, app_id, attempts, created_at, payload } = claimed;
  const found = await findStoppedEndpoint(database.db, app_id);
  if (!found?.contact_email)
    return await noteDead(database.db, id, now(), 'The endpoint has no contact any more.');
  const { contact_email: to, app_name, url } = found;
  const facts = { id, app_id, app_name, to, host: hostOf(url), state: payload.state, at: created_at };
  try {
    await mailer.send(endpointMailOf({ ...facts, domain: mailer.domain }), signal);
  } catch (error) {
    // An abort by a shutdown is no failure: the mail is due again when its lease ends.
    if (signal.aborted) return;
    const next =
      error instanceof MailRefused ? null : nextMailAttempt({ attempts, since: created_at, now: now() });
    log.warn({ app: app_id, attempts }, 'A mail about a stopped endpoint could not be sent. Check MAIL_URL');
    const failure = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
    return next
      ? await postpone(database.db, id, next, failure)
      : await noteDead(database.db, id, now(), failure);
  }
  await noteSent(database.db, id, now());
}

const hostOf = (url: string): string => parseUrl(url)?.host ?? url;
