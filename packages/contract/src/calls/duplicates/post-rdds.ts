import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { respondentEvidence } from '../../entities/respondent-evidence.ts';
import { hash } from '../../entities/scalars.ts';
import { duplicateResults } from '../../limits.ts';

export const postRdds = {
  summary: 'Report the answers of the respondents service about listed surveys',
  description: 'Duplicates leave the list. Hashes that are unknown are ignored.',
  body: z.strictObject({
    surveys: z
      .array(z.strictObject({ hash: hash.describe('Hash of the survey.'), ...respondentEvidence }))
      .min(1)
      .max(duplicateResults.batch),
  }),
  answer: z.object({ duplicate_hashes: z.array(hash).max(duplicateResults.batch) }),
  errors: [],
} satisfies CallSchema;
