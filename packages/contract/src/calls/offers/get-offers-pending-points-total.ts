import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { amount } from '../../entities/scalars.ts';

export const getOffersPendingPointsTotal = {
  summary: 'Sum of the user’s pending points',
  answer: z.object({ data: z.object({ pending_points: amount }) }),
  errors: [],
} satisfies CallSchema;
