// Countries by their codes, with English names from the platform's own data.

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Codes the data has a name for, though none of them is a country. */
const others = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' ');

/** The name of a country by its code; null where there is none, and for codes that were replaced by another. */
export function countryName(code: string): string | null {
  if (!/^[A-Z]{2}$/.test(code) || others.includes(code)) return null;
  return new Intl.Locale(`und-${code}`).region === code ? (regions.of(code) ?? null) : null;
}

/** All of them, by name. */
export function allCountries(): { code: string; name: string }[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = countryName(code);
      return name === null ? [] : [{ code, name }];
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
