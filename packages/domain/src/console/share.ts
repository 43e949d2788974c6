// Shares of what a supplier pays, as people type them: percent with at most two decimals.
import { parseDecimal, writeDecimal } from './decimal.ts';

export const shareProblem = 'The share must be a percentage from 0 to 100, with at most 2 decimals.';

/** In hundredths of a percent; null where the text is no share. */
export function parseShare(text: string): number | null {
  const share = parseDecimal(text, 2);
  return share !== null && share <= 10_000n ? Number(share) : null;
}

/** The inverse, in its shortest form. */
export const writeShare = (share_bp: number): string => writeDecimal(BigInt(share_bp), 2);
