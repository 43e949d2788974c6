/** What a browser's translation leaves on the page: a class of Chrome's, another language, or both. */
interface TranslatedPage {
  readonly lang: string;
  readonly classes: readonly string[];
}

const marks = ['translated-ltr', 'translated-rtl'];
/** BCP 47 for a language that nobody named. */
const undetermined = 'und';

/** The language the browser translates the page to; null when it shows our own words (AP-05, /t/gt/{lang}). */
export function translatedTo({ lang, classes }: TranslatedPage, painted: string): string | null {
  const isForeign = lang !== '' && lang.toLowerCase() !== painted.toLowerCase();
  if (!isForeign) return classes.some((name) => marks.includes(name)) ? undetermined : null;
  return /^[\w-]{2,35}$/.test(lang) ? lang : undetermined;
}
