// A reply of support as a mail: who writes, the reply itself, what to do next. The user's own message is left out: the
// address is not verified, and anyone could have their text delivered to a stranger.
import type { Language } from '@earnwall/i18n/languages';
import { textsIn } from './in-language.ts';
import { escaped, filledIn, mailHead, oneLine, paragraph, plain } from './mail-parts.ts';

interface Answered {
  /** As people know it. */
  app: string;
  reply: string;
  asked_at: Date;
}

interface MailTexts {
  subject: string;
  text: string;
  html: string;
}

export function replyMailIn(language: Language, { app, reply, asked_at }: Answered): MailTexts {
  const values: Record<string, string> = { app: oneLine(app), date: dayIn(language, asked_at) };
  const filled = (sentence: string) => filledIn(language, sentence, values);
  const { subject, greeting, intro, next, stranger } = textsIn(language).mail.reply;
  const title = filled(subject);
  const before = [greeting, filled(intro)];
  const after = [filled(next), stranger];
  const lines = plain(reply).split('\n');
  return {
    subject: title,
    text: `${[...before, lines.map((line) => `> ${line}`).join('\n'), ...after].join('\n\n')}\n`,
    html: [
      ...mailHead(language, title),
      ...before.map(paragraph),
      `<blockquote dir="auto" style="margin: 16px 0; padding: 0 16px; border: solid #888888; border-width: 0 2px">`,
      lines.map(escaped).join('<br>\n'),
      '</blockquote>',
      ...after.map(paragraph),
      '</body></html>\n',
    ].join('\n'),
  };
}

const dayIn = (language: Language, day: Date): string =>
  new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    day,
  );
