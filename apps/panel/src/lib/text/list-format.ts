const formats = new Map<string, Intl.ListFormat>();

/** Kept: every tile of an offer lists its devices, and a countdown its units every second. */
export function listFormat(locale: string, options: Intl.ListFormatOptions): Intl.ListFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.ListFormat(locale, options);
  formats.set(key, known);
  return known;
}
