import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { reason } from '../../../entities/operated-user.ts';
import { reconciliation, reconciliationParams } from '../../../entities/reconciliation.ts';

export const postReconciliationsApply = {
  summary: 'Apply what a comparison found',
  description:
    'Takes back what was rejected or is absent, and credits what was approved and not credited; each once, however often. It runs in the background.',
  params: reconciliationParams,
  body: z.strictObject({ reason }),
  answer: z.object({ reconciliation }),
  errors: ['not-found', 'conflict'],
} satisfies CallSchema;
