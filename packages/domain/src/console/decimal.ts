// Decimal numbers as people type them, and the integers they are stored as. No floats on the way: no digit is lost.

const form = /^(\d{1,18})(?:\.(\d{1,18}))?$/;
/** What a bigint column of the database holds. */
const most = 2n ** 63n - 1n;

/** The number in units of 10^-digits; null where the text is none, has more digits than that, or is too large. */
export function parseDecimal(text: string, digits: number): bigint | null {
  const [, whole, fraction = ''] = form.exec(text.trim()) ?? [];
  const kept = fraction.replace(/0+$/, '');
  if (whole === undefined || kept.length > digits) return null;
  const value = BigInt(whole + kept.padEnd(digits, '0'));
  return value <= most ? value : null;
}

/** The inverse, in its shortest form: `0.25`, `700`. */
export function writeDecimal(value: bigint, digits: number): string {
  const padded = `${value}`.padStart(digits + 1, '0');
  const whole = padded.slice(0, padded.length - digits);
  const fraction = padded.slice(padded.length - digits).replace(/0+$/, '');
  return fraction ? `${whole}.${fraction}` : whole;
}
