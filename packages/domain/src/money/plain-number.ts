/** How a locale writes numbers that need no rounding; the digits are Latin everywhere (decision 0005). */
export interface NumberSigns {
  readonly decimal: string;
  readonly group: string;
  /** So many digits must stand before the first group: two, where 1000 is written without one. */
  readonly before: number;
  /** The groups above the thousands: three digits, or two in India. */
  readonly above: number;
  readonly negative: readonly [before: string, after: string];
}

interface Digits {
  /** After the point. */
  readonly least: number;
  readonly most: number;
}

/** What `Intl` would write; null where that takes more than putting signs between digits. */
export function plainNumber(value: number, signs: NumberSigns, { least, most }: Digits): string | null {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(Math.abs(value))) ?? [];
  if (whole === undefined || fraction.length > most || Object.is(value, -0)) return null;
  const after = fraction.padEnd(least, '0');
  const written = grouped(whole, signs) + (after && signs.decimal + after);
  return value < 0 ? signs.negative[0] + written + signs.negative[1] : written;
}

const thousands = 3;

function grouped(whole: string, { group, before, above }: NumberSigns): string {
  if (whole.length < thousands + before) return whole;
  let written = whole.slice(-thousands);
  for (let end = whole.length - thousands; end > 0; end -= above)
    written = whole.slice(Math.max(0, end - above), end) + group + written;
  return written;
}
