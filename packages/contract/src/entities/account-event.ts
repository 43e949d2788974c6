import * as z from 'zod';
import { line, moment } from './scalars.ts';

/** An operator's action, as the audit stores it. */
export const accountEvent = z.object({
  about: z.enum(['user', 'app']),
  what: line,
  reason: line.nullable(),
  by: line,
  at: moment,
});

export type AccountEvent = z.infer<typeof accountEvent>;
