import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { hash, line } from '../../../entities/scalars.ts';
import { supplies } from '../../../entities/supplier-account.ts';

export const getSupplierKinds = {
  summary: 'Kinds of accounts that can be connected',
  answer: z.object({
    kinds: z.array(
      z.object({
        kind: hash,
        title: line,
        supplies,
        settings: z.record(z.string(), z.unknown()).describe('A JSON schema of the settings.'),
        secrets: z.array(z.object({ name: line, required: z.boolean() })),
      }),
    ),
  }),
  errors: [],
} satisfies CallSchema;
