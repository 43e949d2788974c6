// Looks at the lists of people who want to be told, and tells those who have surveys again (decision 0110). What was
// decided is stored before anything is sent: nobody is told twice, whatever happens to a node.
import { alertNews } from '@earnwall/domain/alerts/alert-news';
import { secondsUntilQuiet } from '@earnwall/domain/alerts/quiet-hours';
import { confirmWithinMs } from '#notifications/ask-by-mail.ts';
import { type PushTools, pushTo } from '#notifications/push/push-to.ts';
import type { Log } from '#request/log.ts';
import { queueAlertMail } from '#store/alerts/alert-mails.ts';
import { type AlertRecord, forgetUnconfirmed } from '#store/alerts/alerts.ts';
import { forgetConfirmations } from '#store/alerts/confirmations.ts';
import { type DueAlert, findAlertsDue, recordAlertCheck } from '#store/alerts/due-alerts.ts';
import { availableSurveys } from '#surveys/matching/available-surveys.ts';
import type { Matching } from '#surveys/matching/matching.ts';
import type { RecurringJob } from './recurring-job.ts';

export interface AlertTools extends PushTools {
  matching: Pick<Matching, 'inventory' | 'respondents'>;
}

const everyMs = 10_000;
/** How often one person's list is built for this. */
const checkEveryMs = 5 * 60_000;
const batch = 200;
/** A slow push service has this many requests under way. */
const atOnce = 10;
const dayMs = 24 * 3_600_000;

export function sendAlertsJob({ log, ...tools }: AlertTools & { log: Log }): RecurringJob {
  return {
    name: 'send-alerts',
    everyMs,
    run: async (signal) => {
      const told = await sendAlerts({ ...tools, log }, signal);
      if (told > 0) log.info({ told }, 'People were told of surveys for them');
    },
  };
}

/** Resolves to how many people were told. */
export async function sendAlerts(tools: AlertTools, signal: AbortSignal): Promise<number> {
  const now = tools.now().getTime();
  await tools.database.transaction(async (tx) => {
    await forgetUnconfirmed(tx, new Date(now - confirmWithinMs));
    await forgetConfirmations(tx, new Date(now - dayMs));
  });
  let told = 0;
  const checkedBefore = new Date(now - checkEveryMs);
  for (let found = batch; found === batch && !signal.aborted; ) {
    const due = await findAlertsDue(tools.database.db, { checkedBefore, most: batch });
    const failures: unknown[] = [];
    for (let next = 0; next < due.length && !signal.aborted; next += atOnce) {
      const some = due.slice(next, next + atOnce);
      const ends = await Promise.allSettled(some.map((one) => checkAndTell(tools, one, signal)));
      for (const end of ends) if (end.status === 'rejected') failures.push(end.reason);
      told += ends.filter((end) => end.status === 'fulfilled' && end.value).length;
    }
    // Not before the rest of the batch: one list that cannot be looked at is the first one each time.
    if (failures.length > 0) throw failures[0];
    found = due.length;
  }
  return told;
}

/** Whether the person was told. */
async function checkAndTell(tools: AlertTools, due: DueAlert, signal: AbortSignal): Promise<boolean> {
  const { database, matching } = tools;
  const { alert, user, app } = due;
  const now = tools.now();
  const place = { country: null, device: alert.device };
  // One is enough to know that there are some.
  const { surveys } = await availableSurveys(database.db, matching, { app, user }, place, now, 1);
  const seconds = secondsUntilQuiet(
    { from: alert.quiet_from, until: alert.quiet_until },
    alert.time_zone,
    now,
  );
  const { had_surveys: had, waiting_since, notified_at } = alert;
  const known = { had, waiting_since, has: surveys.length > 0, notified_at, quiet: seconds === 0 };
  const news = alertNews({ ...known, seen_at: user.seen_at }, now);
  const check = {
    ...{ had_surveys: news.had, waiting_since: news.waiting_since, checked_at: now },
    notified_at: news.tells ? now : notified_at,
  };
  const expires_at = new Date(now.getTime() + seconds * 1000);
  const recorded = await database.transaction(async (tx) => {
    const row = await recordAlertCheck(tx, alert, check);
    if (row && news.tells && hasMail(row))
      await queueAlertMail(tx, {
        ...{ app_id: app.id, mail_token: row.mail_token, says: 'alert', at: now, expires_at },
      });
    return row;
  });
  if (!recorded || !news.tells) return false;
  await pushTo(tools, { alert: recorded, user, app, seconds }, signal);
  return true;
}

function hasMail(alert: AlertRecord): alert is AlertRecord & { mail_token: string } {
  return alert.mail_confirmed_at !== null && alert.mail_token !== null;
}
