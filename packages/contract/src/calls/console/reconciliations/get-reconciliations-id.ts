import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { reconciliation, reconciliationParams } from '../../../entities/reconciliation.ts';

export const getReconciliationsId = {
  summary: 'One statement of a supplier',
  params: reconciliationParams,
  answer: z.object({ reconciliation }),
  errors: ['not-found'],
} satisfies CallSchema;
