import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { reason } from '../../../entities/operated-user.ts';
import { supplierParams } from '../../../entities/supplier-account.ts';
import { supplierHealth } from '../../../entities/supplier-health.ts';

export const putSuppliersPause = {
  summary: 'Pause or resume a supplier',
  description:
    'Also one of the configuration. Whoever resumes it overrides what was found: for 24 hours it stays live, whatever is found.',
  params: supplierParams,
  body: z.strictObject({ paused: z.boolean(), reason }),
  answer: z.object({ supplier: supplierHealth }),
  errors: ['not-found'],
} satisfies CallSchema;
