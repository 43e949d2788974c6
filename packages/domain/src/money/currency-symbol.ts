/**
 * The sign of a currency for readers of a locale (spec §1), all of it CLDR's through the platform. Where their language
 * has nothing but the code, the language as it is spoken in the currency's own country may, and then that country's
 * own; signs in a script they may not read stay with those who do.
 */
export function currencySymbol(currency: string, locale: string): string {
  const country = currency.slice(0, 2);
  const { language } = new Intl.Locale(locale);
  const home = new Intl.Locale(`und-${country}`).maximize().language;
  const signs = [locale, `${language}-${country}`, `${home}-${country}`].map((place) => signIn(place, currency));
  const isKnown = (sign: string) => sign !== currency && (home === language || !unread.test(sign));
  return signs.find(isKnown) ?? currency;
}

/** Neither a Latin letter nor a mark that is nobody's alone. */
const unread = /[^\p{Script=Latin}\p{Script=Common}\p{Currency_Symbol}]/u;

function signIn(locale: string, currency: string): string {
  const format = new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
  });
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value.trim();
  return sign || currency;
}
