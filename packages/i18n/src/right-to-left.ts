/** The reading direction, as in the table of languages, which the first load does not need otherwise. */
export function isRightToLeft(locale: string): boolean {
  return /^ar\b/.test(locale);
}
