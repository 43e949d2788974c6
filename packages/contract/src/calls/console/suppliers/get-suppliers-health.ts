import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { supplierParams } from '../../../entities/supplier-account.ts';
import { supplierFinding, supplierHealth, supplierHour } from '../../../entities/supplier-health.ts';

export const getSuppliersHealth = {
  summary: 'How well a supplier does, by the hour',
  description: 'Hours of the last seven days in which anything was counted, and what was found in that time.',
  params: supplierParams,
  answer: z.object({
    supplier: supplierHealth,
    hours: z.array(supplierHour).max(200).describe('The earliest first.'),
    findings: z.array(supplierFinding).max(200).describe('The newest first, also those that ended.'),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
