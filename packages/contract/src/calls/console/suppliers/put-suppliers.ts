import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { reason } from '../../../entities/operated-user.ts';
import { count } from '../../../entities/scalars.ts';
import {
  changedSecrets,
  connectedSupplier,
  supplierName,
  supplierParams,
  supplierSettings,
  supplierStatus,
} from '../../../entities/supplier-account.ts';

export const putSuppliers = {
  summary: 'Change, pause or resume an account at a supplier',
  description:
    'What is absent stays as it is. Settings are replaced as a whole; of the secrets those that are named, and null removes ' +
    'one. What is wrong is named by a JSON pointer such as `/settings/base`.',
  params: supplierParams,
  body: z.strictObject({
    version: count.describe('The version that was read: a change of somebody else in between is a conflict.'),
    name: supplierName.optional(),
    status: supplierStatus.optional(),
    settings: supplierSettings.optional(),
    secrets: changedSecrets.optional(),
    reason,
  }),
  answer: z.object({ supplier: connectedSupplier }),
  errors: ['not-found', 'conflict', 'unprocessable'],
} satisfies CallSchema;
