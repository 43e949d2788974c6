// The texts of mails, pages and notifications about new surveys.
import type { Language } from '@earnwall/i18n/languages';
import type { ServerTexts } from '@earnwall/i18n/server-texts';
import { textsIn } from './in-language.ts';
import { escaped, filledIn, mailHead, oneLine, paragraph } from './mail-parts.ts';

interface MailTexts {
  subject: string;
  text: string;
  html: string;
}

/** `link`: to confirm the address, or to end the mails. */
export function alertMailIn(
  language: Language,
  kind: 'confirm' | 'alert',
  { app, link }: { app: string; link: string },
): MailTexts {
  const { mail } = textsIn(language);
  const filled = (sentence: string) => filledIn(language, sentence, { app: oneLine(app) });
  const { subject, intro } = mail[kind];
  const title = filled(subject);
  const before =
    kind === 'confirm'
      ? [mail.reply.greeting, filled(intro)]
      : [mail.reply.greeting, filled(intro), filled(mail.alert.end)];
  const after = kind === 'confirm' ? [filled(mail.confirm.stranger)] : [];
  const anchor = `<p><a href="${escaped(link)}">${escaped(link)}</a></p>`;
  return {
    subject: title,
    text: `${[...before, link, ...after].join('\n\n')}\n`,
    html: [
      ...mailHead(language, title),
      ...before.map(paragraph),
      anchor,
      ...after.map(paragraph),
      '</body></html>\n',
    ].join('\n'),
  };
}

export function alertNotificationIn(language: Language, app: string): { title: string; body: string } {
  const { subject, intro } = textsIn(language).mail.alert;
  const values = { app: oneLine(app) };
  return { title: filledIn(language, subject, values), body: filledIn(language, intro, values) };
}

export type AlertPageTexts = ServerTexts['mail']['page'];

export function alertPageTexts(language: Language): AlertPageTexts {
  return textsIn(language).mail.page;
}
