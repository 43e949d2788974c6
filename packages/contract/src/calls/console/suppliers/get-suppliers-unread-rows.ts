import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { count, moment } from '../../../entities/scalars.ts';
import { supplierParams } from '../../../entities/supplier-account.ts';

export const getSuppliersUnreadRows = {
  summary: 'Rows of a supplier’s list that could not be read or used',
  description: 'The newest first, at most 200. The same row is listed once.',
  params: supplierParams,
  answer: z.object({
    rows: z
      .array(
        z.object({
          ref: z.string().nullable().describe('The supplier’s own name for it; null where it has none.'),
          reason: z.string(),
          sample: z.string().describe('The row as JSON, cut where it is long.'),
          times: count,
          first_at: moment,
          last_at: moment,
        }),
      )
      .max(200),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
