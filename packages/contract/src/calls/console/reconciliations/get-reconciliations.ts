import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { reconciliation } from '../../../entities/reconciliation.ts';
import { supplierParams } from '../../../entities/supplier-account.ts';

export const getReconciliations = {
  summary: 'Statements of a supplier',
  description: 'The newest first, 50 a page.',
  params: supplierParams,
  query: z.object({
    before: z.coerce.number().int().positive().optional().describe('`next` of the page before.'),
  }),
  answer: z.object({ reconciliations: z.array(reconciliation), next: z.int().nullable() }),
  errors: ['not-found'],
} satisfies CallSchema;
