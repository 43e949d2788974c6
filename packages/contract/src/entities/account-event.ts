import * as z from 'zod';
import { line, moment } from './scalars.ts';

/** Something an operator did, as the audit keeps it. */
export const accountEvent = z.object({
  about: z.enum(['user', 'app']),
  what: line,
  reason: line.nullable(),
  by: line,
  at: moment,
});

export type AccountEvent = z.infer<typeof accountEvent>;
