import { numberFormat } from '@earnwall/domain/money/number-format';

/** "70%", "70 %" or "%70", with Latin digits like every number (decision 0005). */
export function percentText(percent: number, locale: string): string {
  return numberFormat(locale, { style: 'percent' }).format(percent / 100);
}
