// What the lines of a statement add up to (PB-05): opening + credits − reversals + corrections = closing, and for pending
// points opening + in − out = closing.
import type { TransactionType } from '@earnwall/contract/transaction-types';

export interface CountedLine {
  readonly type: TransactionType;
  /** What the balance changes by. */
  readonly amount: bigint;
  /** What the pending balance changes by. */
  readonly pending: bigint;
}

export interface Totals {
  readonly lines: number;
  readonly credits: bigint;
  /** What was taken back, as a positive number. */
  readonly reversals: bigint;
  /** Negative where more was taken than given. */
  readonly corrections: bigint;
  readonly pending_in: bigint;
  readonly pending_out: bigint;
}

/** What all users of an app have together. */
export interface Balances {
  readonly balance: bigint;
  readonly pending: bigint;
}

export const noTotals: Totals = {
  ...{ lines: 0, credits: 0n, reversals: 0n, corrections: 0n },
  ...{ pending_in: 0n, pending_out: 0n },
};

export const noBalances: Balances = { balance: 0n, pending: 0n };

/** Every line is in one of them, so that the equation holds whatever a line says. */
export function groupOf(type: TransactionType): 'credits' | 'reversals' | 'corrections' {
  if (type === 'reversal') return 'reversals';
  return type === 'correction' ? 'corrections' : 'credits';
}

export function totalsOf({ type, amount, pending }: CountedLine): Totals {
  const group = groupOf(type);
  return {
    ...noTotals,
    lines: 1,
    [group]: group === 'reversals' ? -amount : amount,
    ...(pending > 0n ? { pending_in: pending } : { pending_out: -pending }),
  };
}

export function sumOf(one: Totals, other: Totals): Totals {
  return {
    lines: one.lines + other.lines,
    credits: one.credits + other.credits,
    reversals: one.reversals + other.reversals,
    corrections: one.corrections + other.corrections,
    pending_in: one.pending_in + other.pending_in,
    pending_out: one.pending_out + other.pending_out,
  };
}

export function closingOf({ balance, pending }: Balances, totals: Totals): Balances {
  return {
    balance: balance + totals.credits - totals.reversals + totals.corrections,
    pending: pending + totals.pending_in - totals.pending_out,
  };
}
