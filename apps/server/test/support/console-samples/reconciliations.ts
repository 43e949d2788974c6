import type { reconciliationsCalls } from '@earnwall/contract/console-calls/reconciliations';
import { missing, reason, type Sample } from './sample.ts';

export const reconciliationsSamples: Readonly<Record<keyof typeof reconciliationsCalls, Sample>> = {
  'console/reconciliations/get-reconciliations': missing({ params: { id: 'no-account' } }),
  'console/reconciliations/post-reconciliations': missing({
    params: { id: 'no-account' },
    body: { list: 'rejected', names: 'transaction' },
  }),
  'console/reconciliations/post-reconciliations-lines': missing({
    params: { reconciliation: '1' },
    body: { first_line: 1, csv: 't-1', columns: { name: 0, amount: null } },
  }),
  'console/reconciliations/post-reconciliations-compare': missing({ params: { reconciliation: '1' } }),
  'console/reconciliations/post-reconciliations-apply': missing({
    params: { reconciliation: '1' },
    body: { reason },
  }),
  'console/reconciliations/get-reconciliations-id': missing({ params: { reconciliation: '1' } }),
  'console/reconciliations/get-reconciliations-broken': missing({ params: { reconciliation: '1' } }),
  'console/reconciliations/get-reconciliations-findings': missing({ params: { reconciliation: '1' } }),
};
