import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { reconciliation, statementList, statementNames } from '../../../entities/reconciliation.ts';
import { moment } from '../../../entities/scalars.ts';
import { supplierParams } from '../../../entities/supplier-account.ts';

export const postReconciliations = {
  summary: 'Begin a reconciliation',
  description: 'Its lines follow; then it is compared, which changes nothing; then it can be applied.',
  params: supplierParams,
  body: z
    .strictObject({
      list: statementList,
      names: statementNames
        .optional()
        .describe('What its lines name; absent: what the settings of the supplier say.'),
      from: moment.optional().describe('Of a list of approved ones: the beginning of its period.'),
      to: moment.optional().describe('The end of its period, exclusive.'),
    })
    .refine(({ list, from, to }) => (list === 'approved') === (from !== undefined && to !== undefined), {
      error: 'A list of approved ones, and no other, has a period: from and to.',
      path: ['from'],
    })
    .refine(({ from, to }) => from === undefined || to === undefined || from < to, {
      error: 'The end must be after the beginning.',
      path: ['to'],
    }),
  answer: z.object({ reconciliation }),
  errors: ['not-found', 'conflict', 'unprocessable'],
} satisfies CallSchema;
