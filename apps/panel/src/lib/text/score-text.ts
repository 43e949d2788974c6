// Ratings are always written with one decimal, in Latin digits like every number of the product (decision 0005).
const SCORE = { minimumFractionDigits: 1, maximumFractionDigits: 1, numberingSystem: 'latn' } as const;

/** Making a formatter costs more than using it; a list writes hundreds of ratings. */
const formats = new Map<string, Intl.NumberFormat>();

export function scoreText(score: number, locale: string): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, SCORE);
  formats.set(locale, format);
  return format.format(score);
}
