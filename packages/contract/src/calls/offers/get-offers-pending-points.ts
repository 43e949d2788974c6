import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { pendingPoint } from '../../entities/pending-point.ts';

export const getOffersPendingPoints = {
  summary: 'Points that wait for their date',
  answer: z.array(pendingPoint).max(1000),
  errors: [],
} satisfies CallSchema;
