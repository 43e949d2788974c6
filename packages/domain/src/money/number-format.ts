import { type NumberSigns, plainNumber } from './plain-number.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Cached: creating a formatter costs more than a hundred uses, and a list shows hundreds of amounts. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, { ...options, numberingSystem: 'latn' });
  formats.set(key, known);
  return known;
}

const known = new Map<string, NumberSigns>();

/** A page that is told how its locale writes numbers makes no formatter for most of them (decision 0155). */
export function knowSigns(locale: string, signs: NumberSigns): void {
  known.set(locale, signs);
}

/** A number with as many digits after the point as it has, within bounds. */
export function writeNumber(value: number, locale: string, least = 0, most = 3): string {
  const signs = known.get(locale);
  return (
    (signs && plainNumber(value, signs, { least, most })) ??
    numberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most }).format(value)
  );
}
