import * as z from 'zod';
import { line, moment, storableText } from './scalars.ts';

export const factorName = storableText(60).trim().min(1, 'Enter a name.');

/** What a person has to prove who they are, besides the password. */
export const consoleFactor = z.object({
  id: z.uuid(),
  kind: z.enum(['totp', 'passkey']),
  name: line,
  created_at: moment,
  used_at: moment.nullable(),
});

/** Shown once: only their digests are stored. */
export const recoveryCodes = z.array(z.string().max(40)).max(10);

/** The answer to the end of an enrolment. */
export const enrolled = z.object({
  factor: consoleFactor,
  recovery_codes: recoveryCodes
    .nullable()
    .describe('With the first factor, and in this answer alone; else null.'),
});

export type ConsoleFactor = z.infer<typeof consoleFactor>;
export type Enrolled = z.infer<typeof enrolled>;
