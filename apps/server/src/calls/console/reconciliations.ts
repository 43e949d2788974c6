import type { reconciliationsCalls } from '@earnwall/contract/console-calls/reconciliations';
import { getReconciliations } from '#calls/console/reconciliations/get-reconciliations.ts';
import { getReconciliationsBroken } from '#calls/console/reconciliations/get-reconciliations-broken.ts';
import { getReconciliationsFindings } from '#calls/console/reconciliations/get-reconciliations-findings.ts';
import { getReconciliationsId } from '#calls/console/reconciliations/get-reconciliations-id.ts';
import { postReconciliations } from '#calls/console/reconciliations/post-reconciliations.ts';
import { postReconciliationsApply } from '#calls/console/reconciliations/post-reconciliations-apply.ts';
import { postReconciliationsCompare } from '#calls/console/reconciliations/post-reconciliations-compare.ts';
import { postReconciliationsLines } from '#calls/console/reconciliations/post-reconciliations-lines.ts';
import type { ConsoleHandlers } from './handler.ts';

export const reconciliationsHandlers: ConsoleHandlers<keyof typeof reconciliationsCalls> = {
  'console/reconciliations/get-reconciliations': getReconciliations,
  'console/reconciliations/post-reconciliations': postReconciliations,
  'console/reconciliations/post-reconciliations-lines': postReconciliationsLines,
  'console/reconciliations/post-reconciliations-compare': postReconciliationsCompare,
  'console/reconciliations/post-reconciliations-apply': postReconciliationsApply,
  'console/reconciliations/get-reconciliations-id': getReconciliationsId,
  'console/reconciliations/get-reconciliations-broken': getReconciliationsBroken,
  'console/reconciliations/get-reconciliations-findings': getReconciliationsFindings,
};
