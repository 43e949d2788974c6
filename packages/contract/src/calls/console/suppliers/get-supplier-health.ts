import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { supplierHealth } from '../../../entities/supplier-health.ts';

export const getSupplierHealth = {
  summary: 'How well all suppliers and offer networks do',
  description: 'By id. Measured about every minute.',
  answer: z.object({ suppliers: z.array(supplierHealth) }),
  errors: [],
} satisfies CallSchema;
