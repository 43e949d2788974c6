import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { fingerprint } from '../../entities/fingerprint.ts';
import { hash } from '../../entities/scalars.ts';
import { fingerprintDuplicates } from '../../limits.ts';

export const postRddsRfg = {
  summary: 'Find surveys this device has already taken',
  description: 'Duplicates leave the list. Hashes that are unknown are ignored.',
  body: z.strictObject({
    fp: fingerprint,
    hashes: z.array(hash).min(1).max(fingerprintDuplicates.batch),
  }),
  answer: z.object({ duplicate_hashes: z.array(hash).max(fingerprintDuplicates.batch) }),
  errors: [],
} satisfies CallSchema;
