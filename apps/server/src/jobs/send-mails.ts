// Mails leave one after the other of the moment they were written in, a few at a time, whichever node looks first. A mail
// is sent at least once: a node that dies after the server took it sends it again, under the same `Message-ID`.
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
    // All are waited for, so that one that fails takes no other with it.
    const ends = await Promise.allSettled(mails.map((mail) => deliverMail(tools, mail, signal)));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
    claimed = mails.length;
  }
}
