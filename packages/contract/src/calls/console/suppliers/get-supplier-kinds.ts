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
        secrets: z.array(
          z.object({
            name: line,
            required: z.boolean(),
            many: z.boolean().describe('Several are valid at once; the first one signs.'),
          }),
        ),
        is_document: z
          .boolean()
          .describe(
            'Its settings are the whole adapter, its secrets those that they name, and it has a dry run.',
          ),
      }),
    ),
  }),
  errors: [],
} satisfies CallSchema;
