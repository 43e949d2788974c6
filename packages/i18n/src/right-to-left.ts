/** Which way a locale is read, as the table of languages says: the first load needs this of it and nothing else. */
export function isRightToLeft(locale: string): boolean {
  return /^ar\b/.test(locale);
}
