import { useSearch } from 'wouter';
import type { TabProps } from '#features/supplier/supplier.ts';
import { NewReconciliation } from './new-reconciliation.tsx';
import { PastReconciliations } from './past-reconciliations.tsx';
import { ReconciliationView } from './reconciliation-view.tsx';

/** Lists that a supplier sends by mail: what came before, a new one, or one of them. */
export function ReconcileTab({ of }: TabProps) {
  const wanted = new URLSearchParams(useSearch()).get('statement');
  if (wanted === 'new') return <NewReconciliation of={of} />;
  const id = wanted !== null && /^[1-9]\d{0,14}$/.test(wanted) ? Number(wanted) : null;
  return id === null ? <PastReconciliations of={of} /> : <ReconciliationView key={id} of={of} id={id} />;
}
