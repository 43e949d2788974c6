import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { payoutFigures, payoutMonth } from '../../../entities/payout.ts';
import { amount, hash } from '../../../entities/scalars.ts';

export const getPayoutsDays = {
  summary: 'An app’s month by day',
  description: 'Days of UTC on which something was moved; with `format=csv` as a file.',
  params: z.object({ month: payoutMonth, app: hash }),
  query: z.object({ format: z.enum(['json', 'csv']).optional() }),
  answer: z.object({
    days: z.array(z.object({ day: z.iso.date(), figures: payoutFigures, points: amount })).max(31),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
