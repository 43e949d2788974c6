// The two mails about new surveys: the one that asks for a confirmation, and the one that says that there are some.
import { isLanguage, type Language } from '@earnwall/i18n/languages';
import type { Mail } from '#ports/mail.ts';
import type { AlertRecord } from '#store/alerts/alerts.ts';
import { alertMailIn } from '#texts/alert-mail.ts';
import { confirmAddress, endAddress } from './addresses.ts';

interface MailFacts {
  readonly kind: 'confirm' | 'alert';
  readonly alert: Pick<AlertRecord, 'email' | 'mail_token' | 'language'>;
  readonly app: { readonly name: string };
  readonly at: Date;
  /** Before the @ of its `Message-ID`. */
  readonly id: string;
  readonly domain: string;
  readonly publicUrl: string;
}

/** Null without an address. */
export function alertMail({ kind, alert, app, at, id, domain, publicUrl }: MailFacts): Mail | null {
  const { email, mail_token } = alert;
  if (email === null || mail_token === null) return null;
  const language = languageOf(alert);
  const ends = endAddress(publicUrl, mail_token);
  const link = kind === 'confirm' ? confirmAddress(publicUrl, mail_token) : ends;
  return {
    ...{ id: `${id}@${domain}`, thread: `${id}@${domain}`, to: email, sender: app.name },
    ...{ written_at: at, language, ends },
    ...alertMailIn(language, kind, { app: app.name, link }),
  };
}

export function languageOf({ language }: Pick<AlertRecord, 'language'>): Language {
  return isLanguage(language) ? language : 'en';
}
