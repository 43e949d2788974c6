import type { Outcome } from '@earnwall/contract/outcomes';

/** A supplier's report about a click, verified by its signature. */
export interface Report {
  /** Unique at the supplier: sent twice, it is still one report. */
  readonly transaction: string;
  readonly outcome: Outcome;
  readonly raw_code: string;
  /** The transaction that it reverses; such a report claims nothing itself. */
  readonly reverses: string | null;
  /** What the supplier pays for a partial or to make up for a screen-out. */
  readonly payout_micros: bigint | null;
  readonly received_at: Date;
}

/**
 * Whether a report that comes under a known transaction is the known one, repeated. If it differs, one of the two is a
 * mistake of the supplier, and an operator has to find out which (decision 0061). Its arrival time does not matter, nor
 * does the outcome, which is derived from the code by a mapping that may improve.
 */
export function isSameReport(one: Report, other: Report): boolean {
  return (
    one.transaction === other.transaction &&
    one.raw_code === other.raw_code &&
    one.reverses === other.reverses &&
    one.payout_micros === other.payout_micros
  );
}

/** What decides until when reports about a click count. */
export interface ReportPeriod {
  /** When the user was sent to the supplier. */
  readonly started_at: Date | null;
  /** Reports count by themselves until then, by the supplier's rule at the start; null before it. */
  readonly reports_until: Date | null;
}

/**
 * Whether a report counts by itself (decision 0031: late ones do until a cut-off, then operators review them). What comes too
 * late, or about a user who was never sent to the supplier, is set aside for an operator.
 */
export function isInTime(
  { received_at }: Pick<Report, 'received_at'>,
  { started_at, reports_until }: ReportPeriod,
): boolean {
  if (started_at === null || reports_until === null) return false;
  return received_at >= started_at && received_at <= reports_until;
}
