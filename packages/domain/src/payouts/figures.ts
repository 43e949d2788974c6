/** What was booked in dollars, in millionths (decision 0124): what came and what was taken back, apart from each other. */
export interface PayoutFigures {
  /** What suppliers pay. */
  readonly payouts: bigint;
  /** What of it they took back; zero or less. */
  readonly payout_reversals: bigint;
  /** The publisher's share of what they pay. */
  readonly rewards: bigint;
  /** Zero or less. */
  readonly reversals: bigint;
}

export const noFigures: PayoutFigures = { payouts: 0n, payout_reversals: 0n, rewards: 0n, reversals: 0n };

export const sumFigures = (one: PayoutFigures, other: PayoutFigures): PayoutFigures => ({
  payouts: one.payouts + other.payouts,
  payout_reversals: one.payout_reversals + other.payout_reversals,
  rewards: one.rewards + other.rewards,
  reversals: one.reversals + other.reversals,
});

/** What the publisher is to be paid; below zero where more was taken back than earned. */
export const dueOf = ({ rewards, reversals }: PayoutFigures): bigint => rewards + reversals;

/** What is left to whoever operates the product. */
export const marginOf = (figures: PayoutFigures): bigint =>
  figures.payouts + figures.payout_reversals - dueOf(figures);
