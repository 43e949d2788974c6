import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { connectedSupplier } from '../../../entities/supplier-account.ts';

export const getSuppliers = {
  summary: 'Suppliers of surveys and offer networks',
  description: 'By id: the accounts that are connected, and those of the configuration.',
  answer: z.object({ suppliers: z.array(connectedSupplier) }),
  errors: [],
} satisfies CallSchema;
