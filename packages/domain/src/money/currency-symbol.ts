/**
 * The sign of a currency for readers of a locale (spec §1), all of it CLDR's through the platform. Where their language
 * has nothing but the code, the language as it is spoken in the currency's own country may, and then that country's
 * own; signs in a script they may not read stay with those who do.
 */
export function currencySymbol(currency: string, locale: string): string {
  const key = `${currency} ${locale}`;
  const known = symbols.get(key) ?? findSymbol(currency, locale);
  symbols.set(key, known);
  return known;
}

const symbols = new Map<string, string>();

function findSymbol(currency: string, locale: string): string {
  const country = currency.slice(0, 2);
  const { language } = new Intl.Locale(locale);
  const home = new Intl.Locale(`und-${country}`).maximize().language;
  const isReadable = (sign: string) => home === language || !foreign.test(sign);
  const places = [locale, `${language}-${country}`, `${home}-${country}`];
  const signs = places.map((place) => signIn(place, currency));
  return signs.find((sign) => sign !== currency && visible.test(sign) && isReadable(sign)) ?? currency;
}

/** Cape Verde writes its sign in the middle of the number and has a space without width in its place. */
const visible = /[\p{L}\p{Sc}]/u;
/** Neither a Latin letter nor a mark that is nobody's alone. */
const foreign = /[^\p{Script=Latin}\p{Script=Common}]/u;

function signIn(locale: string, currency: string): string {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat(locale, options).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
