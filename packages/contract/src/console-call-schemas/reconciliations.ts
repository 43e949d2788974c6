import type { CallSchema } from '../call-schema.ts';
import { getReconciliations } from '../calls/console/reconciliations/get-reconciliations.ts';
import { getReconciliationsBroken } from '../calls/console/reconciliations/get-reconciliations-broken.ts';
import { getReconciliationsFindings } from '../calls/console/reconciliations/get-reconciliations-findings.ts';
import { getReconciliationsId } from '../calls/console/reconciliations/get-reconciliations-id.ts';
import { postReconciliations } from '../calls/console/reconciliations/post-reconciliations.ts';
import { postReconciliationsApply } from '../calls/console/reconciliations/post-reconciliations-apply.ts';
import { postReconciliationsCompare } from '../calls/console/reconciliations/post-reconciliations-compare.ts';
import { postReconciliationsLines } from '../calls/console/reconciliations/post-reconciliations-lines.ts';
import type { reconciliationsCalls } from '../console-calls/reconciliations.ts';

export const reconciliationsSchemas = {
  'console/reconciliations/get-reconciliations': getReconciliations,
  'console/reconciliations/post-reconciliations': postReconciliations,
  'console/reconciliations/post-reconciliations-lines': postReconciliationsLines,
  'console/reconciliations/post-reconciliations-compare': postReconciliationsCompare,
  'console/reconciliations/post-reconciliations-apply': postReconciliationsApply,
  'console/reconciliations/get-reconciliations-id': getReconciliationsId,
  'console/reconciliations/get-reconciliations-broken': getReconciliationsBroken,
  'console/reconciliations/get-reconciliations-findings': getReconciliationsFindings,
} satisfies Record<keyof typeof reconciliationsCalls, CallSchema>;
