import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { reason } from '../../../entities/operated-user.ts';
import { connectedSupplier, supplierParams } from '../../../entities/supplier-account.ts';

export const postSuppliersWaiveDoubt = {
  summary: 'Believe the next list of a supplier',
  description: 'Once: what the next list does not have is closed, however much it is.',
  params: supplierParams,
  body: z.strictObject({ reason }),
  answer: z.object({ supplier: connectedSupplier }),
  errors: ['not-found', 'conflict'],
} satisfies CallSchema;
