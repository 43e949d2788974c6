// A reply of support as a mail: who writes, the reply itself, what to do next. The user's own message is left out: the
// address is not verified, and anyone could have their text delivered to a stranger.
import { type Language, languages } from '@earnwall/i18n/languages';
import { textsIn } from './in-language.ts';

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
  const { dir } = languages[language];
  const values: Record<string, string> = { app: oneLine(app), date: dayIn(language, asked_at) };
  const filled = (sentence: string) =>
    sentence.replace(/\{(\w+)\}/g, (_, name: string) => apart(values[name] ?? '', dir));
  const { subject, greeting, intro, next, stranger } = textsIn(language).mail.reply;
  const title = filled(subject);
  const before = [greeting, filled(intro)];
  const after = [filled(next), stranger];
  const lines = plain(reply).split('\n');
  return {
    subject: title,
    text: `${[...before, lines.map((line) => `> ${line}`).join('\n'), ...after].join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>`,
      '<body style="font: 16px/1.5 sans-serif">',
      ...before.map(paragraph),
      `<blockquote dir="auto" style="margin: 16px 0; padding: 0 16px; border: solid #888888; border-width: 0 2px">`,
      lines.map(escaped).join('<br>\n'),
      '</blockquote>',
      ...after.map(paragraph),
      '</body></html>\n',
    ].join('\n'),
  };
}

const paragraph = (sentence: string): string => `<p>${escaped(sentence)}</p>`;

/** In a language from right to left a value keeps its own direction, and its neighbours theirs (decision 0051). */
const apart = (value: string, dir: 'ltr' | 'rtl'): string => (dir === 'rtl' ? `\u2068${value}\u2069` : value);

const dayIn = (language: Language, day: Date): string =>
  new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    day,
  );

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Line breaks of any system are one kind; other control characters, and halves of characters, do not travel. */
const plain = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '');

const oneLine = (text: string): string => plain(text).replace(/\s+/g, ' ').trim();
