/** "Mar 10, 2:32 PM" in the reader's language and time zone, with Latin digits (decision 16). */
export function whenText(at: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', numberingSystem: 'latn' },
  }).format(new Date(at));
}
