// What mails to users are made of.
import { type Language, languages } from '@earnwall/i18n/languages';

/** In a language from right to left a value keeps its own direction, and its neighbours theirs (decision 0051). */
export function filledIn(
  language: Language,
  sentence: string,
  values: Readonly<Record<string, string>>,
): string {
  const { dir } = languages[language];
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return dir === 'rtl' ? `\u2068${value}\u2069` : value;
  });
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

export const paragraph = (sentence: string): string => `<p>${escaped(sentence)}</p>`;

/** Line breaks of any system are one kind; other control characters, and halves of characters, do not travel. */
export const plain = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '');

export const oneLine = (text: string): string => plain(text).replace(/\s+/g, ' ').trim();

/** The beginning of the HTML form; `</body></html>` ends it. */
export function mailHead(language: Language, title: string): string[] {
  return [
    `<!doctype html><html lang="${language}" dir="${languages[language].dir}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>`,
    '<body style="font: 16px/1.5 sans-serif">',
  ];
}
