import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { count, moment } from '../../../entities/scalars.ts';
import { supplierParams } from '../../../entities/supplier-account.ts';

export const getSuppliersSetAside = {
  summary: 'Genuine messages of a supplier that could not be applied',
  description: 'The newest first, at most 200, without what was sent.',
  params: supplierParams,
  answer: z.object({
    reports: z
      .array(
        z.object({
          id: count,
          kind: z.enum(['conflict', 'unreadable', 'unknown_click']),
          transaction: z.string().nullable(),
          click: z.string().nullable(),
          reason: z.string(),
          bytes: count.describe('How long the message is.'),
          times: count,
          received_at: moment,
          reviewed_at: moment.nullable(),
        }),
      )
      .max(200),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
