import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import {
  findingKind,
  reconciliationFinding,
  reconciliationParams,
} from '../../../entities/reconciliation.ts';
import { hash } from '../../../entities/scalars.ts';

export const getReconciliationsFindings = {
  summary: 'Where a statement and the books differ',
  description: 'Each with its owner, 200 a page; with `format=csv` all of them as one file.',
  params: reconciliationParams,
  query: z.object({
    kind: findingKind.optional(),
    app: hash.optional().describe('Only those of users of this app.'),
    after: z.coerce.number().int().positive().optional().describe('`next` of the page before.'),
    format: z.enum(['json', 'csv']).optional(),
  }),
  answer: z.object({ findings: z.array(reconciliationFinding), next: z.int().nullable() }),
  errors: ['not-found'],
} satisfies CallSchema;
