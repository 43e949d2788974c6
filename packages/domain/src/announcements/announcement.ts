// Announcements above the lists of a panel: what they may be, and the HTML they become. It is sanitised where it leaves the
// server, and once more by the panel.
import { announcementLimits } from '@earnwall/contract/announcement-limits';
import type { AnnouncementPlan, AnnouncementWords } from '@earnwall/contract/entities/operated-announcement';
import { countryName } from '../console/country-name.ts';

type Texts = Readonly<Record<string, AnnouncementWords>>;
type Content = Pick<AnnouncementPlan, 'texts' | 'link' | 'country'>;

/** English stands in for every language that is missing. */
export const usualLanguage = 'en';

/** By field, as `texts.de`; empty when all is well. Times are a rule of their own (zones/schedule.ts). */
export function contentErrors(
  { texts, link, country }: Content,
  isLanguage: (tag: string) => boolean,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  const refuse = (field: string, sentence: string) => {
    errors[field] = [...(errors[field] ?? []), sentence];
  };
  if (!texts[usualLanguage]?.text.trim())
    refuse('texts.en', 'Write the English text: it stands in for others.');
  for (const [language, { text, label }] of Object.entries(texts)) {
    if (!isLanguage(language)) refuse(`texts.${language}`, 'The panel does not have this language.');
    else if (language !== usualLanguage && !text.trim())
      refuse(`texts.${language}`, 'Write a text, or none.');
    if (text.length > announcementLimits.text)
      refuse(`texts.${language}`, `At most ${announcementLimits.text} characters.`);
    if (label !== null && label.length > announcementLimits.label)
      refuse(`labels.${language}`, `At most ${announcementLimits.label} characters.`);
  }
  if (link !== null && !isWebAddress(link))
    refuse('link', 'Write a whole address that begins with https://, or leave it empty.');
  if (link !== null && !texts[usualLanguage]?.label?.trim())
    refuse('labels.en', 'Say what the link is called.');
  if (country !== null && countryName(country) === null) refuse('country', 'Choose a country.');
  return errors;
}

const isWebAddress = (text: string): boolean =>
  text.length <= announcementLimits.link && /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/i.test(text);

/** In this language, else in English. */
export function announcementHtml(texts: Texts, link: string | null, language: string): string {
  const usual = texts[usualLanguage];
  const { text, label } = texts[language] ?? usual ?? { text: '', label: null };
  const said = label?.trim() || usual?.label?.trim() || link;
  const anchor = link && said ? `<p><a href="${escaped(link)}">${escaped(said)}</a></p>` : '';
  return paragraphs(text) + anchor;
}

/** Text without blocks of its own: an empty line parts paragraphs. */
function paragraphs(text: string): string {
  if (/<(p|ul|ol)\b/i.test(text)) return text;
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
