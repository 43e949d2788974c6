// Money as suppliers write it, a decimal number of US dollars, in millionths. Suppliers send it as text or as a JSON number:
// below a million and with at most six decimals the text of a number is exactly what was sent, so nothing is lost.
import * as z from 'zod';

const decimal = /^(\d{1,6})(?:\.(\d{1,20}))?$/;
/** As JavaScript writes small numbers: 0.0000005 is `5e-7`. */
const small = /^\d(?:\.\d+)?e-\d+$/;

/**
 * Digits moved, never multiplied: a price keeps six decimals, and what is smaller is cut off, so that nobody is promised more
 * than is paid. Null where it is no amount, is negative, or is a million or more.
 */
export function microsOfDecimal(value: unknown): bigint | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value);
  if (small.test(text)) return 0n;
  const [, whole, fraction = ''] = decimal.exec(text) ?? [];
  if (whole === undefined) return null;
  return BigInt(whole) * 1_000_000n + BigInt(fraction.slice(0, 6).padEnd(6, '0'));
}

/** A price in a message or a row of a feed. */
export const decimalMicros = z
  .union([z.string(), z.number()], { error: 'it is no amount of money' })
  .transform((value, problem) => {
    const micros = microsOfDecimal(value);
    if (micros !== null) return micros;
    problem.addIssue('it is no amount of money');
    return z.NEVER;
  });
