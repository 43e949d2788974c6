import { currencyDisplay, decimalOffset, numberDisplay } from '@earnwall/contract/first-limits';
import { currencySign } from './currency-symbol.ts';
import { numberFormat, writeNumber } from './number-format.ts';

export interface DisplayRates {
  /** The `cer` parameter: units of the shown currency for one US dollar. */
  readonly cer: number | null;
  /** The app's own rate, which the amount was computed with. */
  readonly baseRate: number;
  /** How far the decimal point moves: `offsetOf(umd, move_decimals)`. */
  readonly offset: number;
}

/** An amount of the wire as the number people read (decision 0005). `cer` changes what is shown, never what is paid. */
export function displayAmount(amount: number, { cer, baseRate, offset }: DisplayRates): number {
  const ratio = cer !== null && cer > 0 && baseRate > 0 ? cer / baseRate : 1;
  return (amount * ratio) / 10 ** offset;
}

/** The `umd` parameter wins over the app's move_decimals (decision 0005); outside 1 to 3 it is ignored. */
export function offsetOf(umd: number | null, moveDecimals: number): number {
  const isValid =
    umd !== null && Number.isInteger(umd) && umd >= decimalOffset.min && umd <= decimalOffset.max;
  return isValid ? umd : moveDecimals;
}

/**
 * Number display (MO-01, decision 0005): above 1,000 whole, above 10,000 as K, from 1,000,000 on as M. Always
 * cut, never rounded up, so that the screen never shows more than there is. Digits are Latin in all languages.
 */
export function formatNumber(shown: number, locale: string): string {
  const value = withoutNoise(shown);
  const size = Math.abs(value);
  const { wholeAbove, thousandsAbove, millionsFrom, fractionDigits } = numberDisplay;
  if (size >= millionsFrom) return `${cut(value / 1_000_000, fractionDigits, locale)}M`;
  if (size > thousandsAbove) return `${cut(value / 1_000, fractionDigits, locale)}K`;
  return cut(value, size > wholeAbove ? 0 : decimalOffset.max, locale);
}

/**
 * Currency display (MO-01): at most two fraction digits, compact from 10,000 up. A currency the platform does
 * not know is the publisher's own, such as "Coins": its name follows the number.
 */
export function formatCurrency(shown: number, currency: string, locale: string): string {
  const value = withoutNoise(shown);
  currencies ??= new Set(Intl.supportedValuesOf('currency'));
  const isMoney = currencies.has(currency);
  const format = numberFormat(locale, {
    ...(isMoney ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } : {}),
    ...(Math.abs(value) >= currencyDisplay.compactFrom
      ? { notation: 'compact', minimumFractionDigits: 0 }
      : {}),
    maximumFractionDigits: currencyDisplay.fractionDigits,
    roundingMode: 'trunc',
    signDisplay: 'negative',
  });
  if (!isMoney) return `${format.format(value)} ${currency}`;
  const { sign, isShared } = currencySign(currency, locale);
  const parts = format.formatToParts(value).map(({ type, value }) => (type === 'currency' ? sign : value));
  return isShared ? `${parts.join('')} ${currency}` : parts.join('');
}

/** Asked for with the first amount of money: most lists have none. */
let currencies: ReadonlySet<string> | undefined;

function cut(value: number, digits: number, locale: string): string {
  const shift = 10 ** digits;
  const whole = Math.trunc(withoutNoise(value * shift));
  // `+ 0` turns the -0 of a cut negative fraction into 0.
  return writeNumber(whole / shift + 0, locale, 0, digits);
}

/** Binary fractions make 114.99999999999999 of 115; cutting that, or comparing it, would lose a whole unit. */
function withoutNoise(value: number): number {
  return Number(value.toPrecision(14));
}
