import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { reason } from '../../../entities/operated-user.ts';
import { hash } from '../../../entities/scalars.ts';
import {
  connectedSupplier,
  supplierId,
  supplierName,
  supplierSecrets,
  supplierSettings,
} from '../../../entities/supplier-account.ts';

export const postSuppliers = {
  summary: 'Connect an account at a supplier',
  description:
    'What is wrong with settings or secrets is named by a JSON pointer such as `/settings/base`. Its list is read from now on.',
  body: z.strictObject({
    id: supplierId,
    kind: hash,
    name: supplierName,
    settings: supplierSettings,
    secrets: supplierSecrets,
    reason,
  }),
  answer: z.object({ supplier: connectedSupplier }),
  errors: ['conflict', 'unprocessable'],
} satisfies CallSchema;
