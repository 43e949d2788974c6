import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { reconciliation, reconciliationParams } from '../../../entities/reconciliation.ts';

export const postReconciliationsCompare = {
  summary: 'Compare a statement with the books',
  description: 'Changes nothing. It runs in the background: ask for the reconciliation until it is compared.',
  params: reconciliationParams,
  answer: z.object({ reconciliation }),
  errors: ['not-found', 'conflict'],
} satisfies CallSchema;
