import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { brokenLine, reconciliationParams } from '../../../entities/reconciliation.ts';

export const getReconciliationsBroken = {
  summary: 'Lines of a statement that could not be read',
  description: 'In the order of the list, 200 a page.',
  params: reconciliationParams,
  query: z.object({
    after: z.coerce.number().int().positive().optional().describe('`next` of the page before.'),
  }),
  answer: z.object({ lines: z.array(brokenLine), next: z.int().nullable() }),
  errors: ['not-found'],
} satisfies CallSchema;
