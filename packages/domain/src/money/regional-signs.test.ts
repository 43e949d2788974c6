import { expect, it } from 'vitest';

const languages = ['en', 'fr', 'es', 'pt', 'nl'];
/** Cape Verde writes its sign in the middle of the number and has a space without width in its place. */
const visible = /[\p{L}\p{Sc}]/u;
const readable = /^[\p{Script=Latin}\p{Script=Common}]+$/u;

it('LO-03 signs of regional languages are CLDR’s; vitest with -u writes them anew', async () => {
  const rows = Intl.supportedValuesOf('currency')
    .filter((currency) => signIn('en', currency) === currency)
    .map((currency) => [currency, regionalSign(currency)])
    .filter(([, sign]) => sign);
  const table = rows.map(([currency, sign]) => `${currency}=${sign}`).join(' ');
  await expect(`${head}  '${table}';\n`).toMatchFileSnapshot('./regional-signs.ts');
});

const head = `// Written by its test from the CLDR data of Node: the sign of a currency in its own country, where English has none. As a
// table because browsers ship fewer languages than Node, and page and browser are to show the same.
export const regionalSigns =
`;

/** In the country's first language, else in another one that is widely read; only what readers of Latin script read. */
function regionalSign(currency: string): string | undefined {
  const country = currency.slice(0, 2);
  const home = new Intl.Locale(`und-${country}`).maximize().language;
  return [home, ...languages]
    .map((language) => signIn(`${language}-${country}`, currency))
    .find((sign) => sign !== currency && visible.test(sign) && readable.test(sign));
}

function signIn(locale: string, currency: string): string {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat(locale, options).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
