/** A line in millionths of a US dollar (decision 0124). */
export interface DollarLine {
  readonly account: 'supplier' | 'publisher' | 'house';
  readonly currency: 'usd';
  readonly amount: bigint;
}

const BASIS_POINTS = 10_000n;

/** The publisher's part of what a supplier pays, without any bonus: rounded down to a whole millionth. */
export function publisherShare(payout_micros: bigint, revenue_share_bp: number): bigint {
  if (payout_micros < 0n || !Number.isInteger(revenue_share_bp) || revenue_share_bp < 0)
    throw new RangeError(
      `No share can be taken of ${payout_micros} millionths at ${revenue_share_bp} basis points`,
    );
  return (payout_micros * BigInt(revenue_share_bp)) / BASIS_POINTS;
}

/**
 * What is booked when a click pays `after` instead of `before` (decision 0124): the supplier owes it, the publisher gets its
 * share, and the rest is the margin. Shares are rounded of the totals, never of the difference, so that however often a
 * click goes up and down, what stays is the share of what it pays in the end. Sums to zero; none where nothing changes.
 */
export function dollarLines(before: bigint, after: bigint, revenue_share_bp: number): DollarLine[] {
  const payout = after - before;
  const share = publisherShare(after, revenue_share_bp) - publisherShare(before, revenue_share_bp);
  const lines: DollarLine[] = [
    { account: 'supplier', currency: 'usd', amount: -payout },
    { account: 'publisher', currency: 'usd', amount: share },
    { account: 'house', currency: 'usd', amount: payout - share },
  ];
  return lines.filter(({ amount }) => amount !== 0n);
}
