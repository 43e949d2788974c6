// Sends one person's notification to all their browsers. Never twice: a notification that did not arrive is not worth
// another one later. A browser that its push service does not know any more is deleted.
import { languages } from '@earnwall/i18n/languages';
import { languageOf } from '#notifications/mails.ts';
import { unsubscribeBrowser } from '#notifications/subscribe-browser.ts';
import type { PostbackSender } from '#ports/postback-sender.ts';
import type { Log } from '#request/log.ts';
import type { AlertRecord } from '#store/alerts/alerts.ts';
import { findPushSubscriptions } from '#store/alerts/push-subscriptions.ts';
import type { Database } from '#store/engine/database.ts';
import { alertNotificationIn } from '#texts/alert-mail.ts';
import { pushRequest } from './push-message.ts';
import { vapidKeys } from './vapid.ts';

export interface PushTools {
  database: Database;
  sender: PostbackSender;
  secret: string;
  publicUrl(): string;
  now(): Date;
  log: Log;
}

interface Told {
  alert: AlertRecord;
  user: { app_id: string; id: number };
  app: { name: string };
  /** Until the quiet hours of the person. */
  seconds: number;
}

export async function pushTo(
  tools: PushTools,
  { alert, user, app, seconds }: Told,
  signal: AbortSignal,
): Promise<void> {
  const { database, sender, secret, publicUrl, now, log } = tools;
  const language = languageOf(alert);
  const texts = alertNotificationIn(language, app.name);
  const content = { ...texts, lang: language, dir: languages[language].dir };
  const sending = { keys: vapidKeys(secret), contact: publicUrl(), now: now(), seconds };
  const browsers = await findPushSubscriptions(database.db, user);
  await Promise.all(
    browsers.map(async (browser) => {
      const { status, failure } = await sender.send(pushRequest(browser, content, sending), signal);
      if (status === 404 || status === 410) await unsubscribeBrowser(tools, user, browser.endpoint);
      else if (failure !== null) log.warn({ failure }, 'A push service did not take a notification');
    }),
  );
}
