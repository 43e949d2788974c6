import * as z from 'zod';
import { amount, hash, line, moment } from './scalars.ts';

/** Points of an offer that are credited at their date (AH-02). */
export const pendingPoint = z.object({
  offer_id: hash,
  offer_name: line,
  task_name: line.nullable(),
  time: moment.describe('Pending until then.'),
  points: amount,
});

export type PendingPoint = z.infer<typeof pendingPoint>;
