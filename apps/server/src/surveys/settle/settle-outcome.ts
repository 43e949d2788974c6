// Settles what a supplier says about a click, however it came, and counts it.
import type { SupplierOutcome } from '#ports/supplier.ts';
import type { Context } from '#request/context.ts';
import type { ReportSource } from '#store/money/settlements.ts';
import type { Settled, Settlements } from './settlements.ts';

export interface OutcomeTools {
  readonly settlements: Settlements;
  readonly supplierCounts: Context['supplierCounts'];
}

interface Arrived {
  readonly receivedAt: Date;
  readonly cameBy: ReportSource;
  /** When its money moves, where it was held. */
  readonly movedAt?: Date;
}

/** What was settled before counts only once. */
export async function settleOutcome(
  { settlements, supplierCounts }: OutcomeTools,
  supplierId: string,
  outcome: SupplierOutcome,
  { receivedAt, ...how }: Arrived,
): Promise<Settled> {
  const settled = await settlements.settle(supplierId, outcome, receivedAt, how);
  if (settled.kind !== 'settled') return settled;
  supplierCounts.count(supplierId, 'reports', receivedAt);
  if (outcome.outcome === 'complete' && outcome.reverses === null)
    supplierCounts.count(supplierId, 'completes', receivedAt);
  if (outcome.reason === 'unknown_code') supplierCounts.unknownCode(supplierId, outcome.rawCode, receivedAt);
  return settled;
}
