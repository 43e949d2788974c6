// Sends queued mails, the oldest first, a few at a time, on any node. A mail is sent at least once: when a node dies after
// the mail server accepted it, it is sent again under the same `Message-ID`.
import { claimMails } from '#store/support/mails.ts';
import { deliverMail, type MailTools } from '#support/deliver-mail.ts';
import type { RecurringJob } from './recurring-job.ts';

const everyMs = 2_000;
/** Longer than any mail may take. */
const leaseMs = 120_000;
const most = 5;

export function sendMailsJob(tools: MailTools): RecurringJob {
  return { name: 'send-mails', everyMs, run: (signal) => sendMails(tools, signal) };
}

export async function sendMails(tools: MailTools, signal: AbortSignal): Promise<void> {
  const { database, now } = tools;
  for (let claimed = most; claimed === most && !signal.aborted; ) {
    const mails = await claimMails(database.db, { now: now(), leaseMs, most });
    // All are awaited, so that a failure does not abort the others.
    const ends = await Promise.allSettled(mails.map((mail) => deliverMail(tools, mail, signal)));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
    claimed = mails.length;
  }
}
