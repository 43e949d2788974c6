import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { reconciliation, reconciliationParams } from '../../../entities/reconciliation.ts';
import { storableText } from '../../../entities/scalars.ts';

const column = z.int().min(0).max(200);

export const postReconciliationsLines = {
  summary: 'Add lines of a statement',
  description:
    'Lines of CSV without a header, up to 900,000 characters at once. All of them are stored, or none. Lines that are sent ' +
    'again replace themselves. With `broken` `keep`, those that cannot be read are kept apart, at most 1,000 of a part: the ' +
    'list can be compared, and not applied.',
  params: reconciliationParams,
  body: z.strictObject({
    first_line: z.int().min(1).max(100_000_000).describe('The number of the first one in the whole list.'),
    csv: storableText(900_000).min(1),
    broken: z.enum(['refuse', 'keep']).default('refuse'),
    columns: z
      .strictObject({
        name: column.describe('Which column names the transaction or click, from 0 on.'),
        amount: column.nullable().describe('Which one is the amount in US dollars; null without amounts.'),
      })
      .optional()
      .describe('Absent: those that the settings of the supplier name.'),
    delimiter: z
      .enum([',', ';', '\t', '|'])
      .optional()
      .describe('Absent: that of the supplier’s settings, or a comma.'),
  }),
  answer: z.object({ reconciliation }),
  errors: ['not-found', 'conflict', 'unprocessable'],
} satisfies CallSchema;
