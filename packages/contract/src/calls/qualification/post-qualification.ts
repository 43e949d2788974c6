import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { qualification } from '../../entities/qualification.ts';
import { hash } from '../../entities/scalars.ts';
import { subid } from '../../entities/subid.ts';

export const postQualification = {
  summary: 'Begin the qualification for a survey',
  description: 'Opens a click. Known answers are not asked again, so any status can be the first answer.',
  body: z.strictObject({
    survey: hash.describe('Hash of the survey.'),
    policy_optin: z.union([z.literal(0), z.literal(1)]),
    subid: subid.optional(),
    before: hash
      .optional()
      .describe('Addition: id of a question of this round; the answer is the question asked before it.'),
  }),
  answer: qualification,
  errors: ['forbidden', 'not-found', 'conflict'],
} satisfies CallSchema;
