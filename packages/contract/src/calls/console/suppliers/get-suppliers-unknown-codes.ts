import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { count, hash, moment } from '../../../entities/scalars.ts';
import { supplierParams } from '../../../entities/supplier-account.ts';

export const getSuppliersUnknownCodes = {
  summary: 'Codes of a supplier that its table does not have',
  description: 'The newest first, at most 200. Each counted as an error, and paid nothing.',
  params: supplierParams,
  answer: z.object({
    codes: z
      .array(
        z.object({
          ...{ code: z.string(), times: count, first_at: moment, last_at: moment },
          example: z
            .object({ cid: hash, transaction: z.string(), app: hash, uhash: hash })
            .nullable()
            .describe('The click of the last report with it.'),
        }),
      )
      .max(200),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
