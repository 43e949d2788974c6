/**
 * A line of the fund that pays for time (decision 0135), in the app's own currency: `fair_pay` is what is in it, the other two
 * are the publisher's, for what was set aside and for what was paid of it.
 */
export interface FundLine {
  readonly account: 'fair_pay' | 'publisher_set_aside' | 'publisher_time_pay';
  readonly currency: 'app';
  readonly amount: bigint;
}

const BASIS_POINTS = 10_000n;

/** What is set aside of what a click has paid so far: a part of rewards for completes, rounded down. */
export function setAsideOf({
  state,
  credited,
  fair_part_bp,
}: {
  readonly state: string;
  readonly credited: bigint;
  readonly fair_part_bp: number | null;
}): bigint {
  return state === 'complete' ? (credited * BigInt(fair_part_bp ?? 0)) / BASIS_POINTS : 0n;
}

/**
 * What is booked when so much more is set aside, and so much more is paid for time; either may be less than zero. Users and
 * their publisher's account stay each other's opposite, so that statements need not know of it. Sums to zero.
 */
export function fundLines(set_aside: bigint, time_paid: bigint): FundLine[] {
  const lines: FundLine[] = [
    { account: 'fair_pay', currency: 'app', amount: set_aside - time_paid },
    { account: 'publisher_set_aside', currency: 'app', amount: -set_aside },
    { account: 'publisher_time_pay', currency: 'app', amount: time_paid },
  ];
  return lines.filter(({ amount }) => amount !== 0n);
}
