/** The files of a language's folder: everything a translator writes. */
export const languageFiles = [
  /** The texts of the panel and the browser extension, as ICU messages. */
  'panel',
  /** The texts of the server. */
  'server',
  'questions',
  /** The privacy policy. */
  'policy',
  'mail',
  /** The form of address, and the one term for each thing. */
  'glossary',
  /** The offers of the demo. */
  'offers',
] as const;

export type LanguageFile = (typeof languageFiles)[number];

/** Offer networks have texts in some languages only; the others show English offers (decision 0052). */
export const optionalFiles: ReadonlySet<LanguageFile> = new Set(['offers']);

/** The parsed contents of the files. */
export type LanguageFolder = Readonly<Partial<Record<LanguageFile, unknown>>>;
