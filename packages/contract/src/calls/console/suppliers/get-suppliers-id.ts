import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { statementNames } from '../../../entities/reconciliation.ts';
import { count, line, webUrl } from '../../../entities/scalars.ts';
import { connectedSupplier, supplierParams } from '../../../entities/supplier-account.ts';
import { supplierHealth } from '../../../entities/supplier-health.ts';
import { outcomes } from '../../../outcomes.ts';

export const getSuppliersId = {
  summary: 'One supplier: its account, its state, and what to hand over to it',
  params: supplierParams,
  answer: z.object({
    supplier: connectedSupplier,
    health: supplierHealth,
    return_url: webUrl
      .nullable()
      .describe('Where its browsers come back; null for offer networks, which send none.'),
    redirect_hosts: z.array(line).describe('The only hosts that people are sent to for it.'),
    codes: z
      .array(z.object({ code: line, outcome: z.enum(outcomes), note: line.nullable() }))
      .describe(
        'What its codes mean to us; `2.*` stands for all that begin so. Empty where it has no table.',
      ),
    statement: z
      .object({
        names: statementNames,
        columns: z.object({ name: count, amount: count.nullable() }),
        delimiter: z.string(),
      })
      .nullable()
      .describe('How its lists are written that come as files, where its settings say so.'),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
