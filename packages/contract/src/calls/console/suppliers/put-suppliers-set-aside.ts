import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { reason } from '../../../entities/operated-user.ts';
import { moment } from '../../../entities/scalars.ts';
import { supplierParams } from '../../../entities/supplier-account.ts';

export const putSuppliersSetAside = {
  summary: 'Mark a message that was set aside as dealt with, or not',
  description:
    'It changes no money: what is owed is credited, or sent again by the supplier under a new transaction.',
  params: supplierParams.extend({ report: z.coerce.number().int().positive() }),
  body: z.strictObject({ reviewed: z.boolean(), reason }),
  answer: z.object({ reviewed_at: moment.nullable() }),
  errors: ['not-found'],
} satisfies CallSchema;
