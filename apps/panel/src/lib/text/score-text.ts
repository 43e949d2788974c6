import { numberFormat } from '@earnwall/domain/money/number-format';

/** Ratings are always written with one decimal, in Latin digits like every number of the product (decision 0005). */
export function scoreText(score: number, locale: string): string {
  return numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(score);
}
