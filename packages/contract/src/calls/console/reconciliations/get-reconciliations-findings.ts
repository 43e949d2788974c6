import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import {
  findingKind,
  reconciliationFinding,
  reconciliationParams,
} from '../../../entities/reconciliation.ts';

export const getReconciliationsFindings = {
  summary: 'Where a statement and the books differ',
  description: 'Each with its owner, 200 a page.',
  params: reconciliationParams,
  query: z.object({
    kind: findingKind.optional(),
    after: z.coerce.number().int().positive().optional().describe('`next` of the page before.'),
  }),
  answer: z.object({ findings: z.array(reconciliationFinding), next: z.int().nullable() }),
  errors: ['not-found'],
} satisfies CallSchema;
