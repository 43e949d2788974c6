import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { appPayout, payment, payoutMonth } from '../../../entities/payout.ts';
import { hash } from '../../../entities/scalars.ts';

export const putPayoutsPaid = {
  summary: 'Mark apps of a closed month as paid, or as not paid',
  description: 'All of them or none. The same payment once more changes nothing.',
  params: z.object({ month: payoutMonth }),
  body: z.strictObject({
    apps: z.array(hash).min(1).max(50),
    paid: payment.nullable().describe('Null takes it back.'),
  }),
  answer: z.object({ apps: z.array(appPayout).max(50) }),
  errors: ['not-found', 'conflict'],
} satisfies CallSchema;
