import { writeNumber } from '@earnwall/domain/money/number-format';

/** Ratings are always written with one decimal, in Latin digits like every number of the product (decision 0005). */
export function scoreText(score: number, locale: string): string {
  return writeNumber(Math.round(score * 10) / 10, locale, 1, 1);
}
