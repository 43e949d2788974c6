/** The files of a language's folder: all that a translator writes. */
export const languageFiles = [
  /** What the panel and the browser extension say, as ICU messages. */
  'panel',
  /** What the server says. */
  'server',
  'questions',
  /** The privacy policy. */
  'policy',
  'mail',
  /** How the language speaks to people, and its one word for each thing. */
  'glossary',
  /** The offers of the demo. */
  'offers',
] as const;

export type LanguageFile = (typeof languageFiles)[number];

/** Offer networks have some languages and not all; without its own a language shows English offers (decision 0052). */
export const optionalFiles: ReadonlySet<LanguageFile> = new Set(['offers']);

/** What is in the files, as it was read. */
export type LanguageFolder = Readonly<Partial<Record<LanguageFile, unknown>>>;
