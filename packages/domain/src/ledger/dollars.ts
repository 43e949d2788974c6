/** A line in millionths of a US dollar (decision 0124). */
export interface DollarLine {
  readonly account: 'supplier' | 'publisher' | 'house';
  readonly currency: 'usd';
  readonly amount: bigint;
}

/** The shares that a click was opened at, in hundredths of a percent. */
export interface Shares {
  /** The publisher's, by its agreement; null where the click was opened before there was one. */
  readonly payout_share_bp: number | null;
  /** The users', by the app's settings. */
  readonly revenue_share_bp: number;
}

/** What of a payout the publisher is due: its own share, and for clicks from before there was one the users' (decision 0124). */
export const dueShareOf = ({ payout_share_bp, revenue_share_bp }: Shares): number =>
  payout_share_bp ?? revenue_share_bp;

const BASIS_POINTS = 10_000n;

/** The publisher's part of what a supplier pays, without any bonus: rounded down to a whole millionth. */
export function publisherShare(payout_micros: bigint, share_bp: number): bigint {
  if (payout_micros < 0n || !Number.isInteger(share_bp) || share_bp < 0)
    throw new RangeError(`No share can be taken of ${payout_micros} millionths at ${share_bp} basis points`);
  return (payout_micros * BigInt(share_bp)) / BASIS_POINTS;
}

/**
 * What is booked when a click pays `after` instead of `before` (decision 0124): the supplier owes it, the publisher gets its
 * share, and the rest is the margin. Shares are rounded of the totals, never of the difference, so that however often a
 * click goes up and down, what stays is the share of what it pays in the end. Sums to zero; none where nothing changes.
 */
export function dollarLines(before: bigint, after: bigint, share_bp: number): DollarLine[] {
  const payout = after - before;
  const share = publisherShare(after, share_bp) - publisherShare(before, share_bp);
  const lines: DollarLine[] = [
    { account: 'supplier', currency: 'usd', amount: -payout },
    { account: 'publisher', currency: 'usd', amount: share },
    { account: 'house', currency: 'usd', amount: payout - share },
  ];
  return lines.filter(({ amount }) => amount !== 0n);
}
