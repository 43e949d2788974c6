/** "70%", "70 %" or "%70", with Latin digits like every number (decision 0005). */
export function percentText(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', numberingSystem: 'latn' }).format(percent / 100);
}
