import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { affectedApp, reconciliation, reconciliationParams } from '../../../entities/reconciliation.ts';
import { count, line } from '../../../entities/scalars.ts';

export const getReconciliationsId = {
  summary: 'One statement of a supplier',
  params: reconciliationParams,
  answer: z.object({
    reconciliation,
    affected: z.array(affectedApp).describe('By app, once it is compared: what applying it does.'),
    effects: z
      .array(z.object({ effect: line, times: count }))
      .describe('What applying did so far, the most frequent first.'),
    due: count.describe('Findings that applying has not come to yet.'),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
