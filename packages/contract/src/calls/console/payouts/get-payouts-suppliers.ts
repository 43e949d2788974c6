import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { payoutMonth } from '../../../entities/payout.ts';
import { count, hash, line, moment } from '../../../entities/scalars.ts';
import { listKinds, reconciliationStates } from '../../../reconciliation.ts';

const micros = z.int();

export const getPayoutsSuppliers = {
  summary: 'What each supplier pays for a month, and where its statements differ',
  params: z.object({ month: payoutMonth }),
  answer: z.object({
    until: moment.nullable().describe('Days before it are counted; null while none is.'),
    suppliers: z
      .array(
        z.object({
          ...{ id: hash, name: line.nullable(), payouts: micros, payout_reversals: micros },
          booked: micros.describe('Both together, in millionths of a US dollar.'),
        }),
      )
      .max(200),
    statements: z
      .array(
        z.object({
          ...{ id: z.int(), supplier_id: hash, name: line.nullable(), list: z.enum(listKinds) },
          ...{ state: z.enum(reconciliationStates), lines: count, findings: count, applied: count },
          difference: micros
            .nullable()
            .describe('What the statement says more than our books when it was compared, or less.'),
        }),
      )
      .max(200),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
