import { numberFormat } from './number-format.ts';
import { regionalSigns } from './regional-signs.ts';

export interface CurrencySign {
  readonly sign: string;
  /** Other currencies have the same sign, which would be ambiguous: the code is shown beside it. */
  readonly isShared: boolean;
}

/**
 * The sign of a currency for readers of a locale (LO-03), all of it CLDR's (decision 0076): the distinguishing
 * one, such as CA$, else its own, else that of its country. Without any of them it is its code.
 */
export function currencySign(currency: string, locale: string): CurrencySign {
  const standard = signIn(locale, currency, 'symbol');
  if (standard) return { sign: standard, isShared: false };
  const narrow = signIn(locale, currency, 'narrowSymbol') ?? signIn('en', currency, 'narrowSymbol');
  const sign = narrow ?? regionalSign(currency) ?? currency;
  return { sign, isShared: shared.test(sign) };
}

const regionalSign = (currency: string) => regionalSigns.match(`${currency}=(\\S+)`)?.[1];

/** Dollars, pounds, crowns, rupees and others: those of CLDR's short signs that more than one currency has. */
const shared = /^(C?\$|[£¥￥₩₱KL]|kr\.?|Rs|FC)$/i;

/** Undefined where there is nothing but the code. */
function signIn(locale: string, currency: string, currencyDisplay: 'symbol' | 'narrowSymbol') {
  return numberFormat(locale, { style: 'currency', currency, currencyDisplay })
    .formatToParts(0)
    .find(({ type, value }) => type === 'currency' && value !== currency)?.value;
}
