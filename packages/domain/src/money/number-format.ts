const formats = new Map<string, Intl.NumberFormat>();

/** Cached: creating a formatter costs more than a hundred uses, and a list shows hundreds of amounts. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, { ...options, numberingSystem: 'latn' });
  formats.set(key, known);
  return known;
}
