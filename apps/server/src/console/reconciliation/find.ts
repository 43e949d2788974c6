import { ApiError } from '#request/api-error.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { findReconciliation, type ReconciliationRecord } from '#store/reconciliation/reconciliations.ts';

/** Throws where there is none. */
export async function requireReconciliation(on: Queryable, id: number): Promise<ReconciliationRecord> {
  const found = await findReconciliation(on, id);
  if (!found) throw new ApiError('not-found', 'There is no such reconciliation.');
  return found;
}
