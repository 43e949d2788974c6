import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { respondentEvidence } from '../../entities/respondent-evidence.ts';
import { hash } from '../../entities/scalars.ts';

export const postSurveysCd = {
  summary: 'Check for disqualification before a survey starts',
  description:
    'Takes what the respondents service answered. A check that fails or is slow lets the user go on: ' +
    'POST /qualification decides anyway.',
  params: z.object({ hash }),
  body: z.strictObject(respondentEvidence),
  answer: z.object({ disqualified: z.boolean() }),
  errors: ['not-found'],
} satisfies CallSchema;
