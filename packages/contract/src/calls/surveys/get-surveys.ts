import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { notice } from '../../entities/notice.ts';
import { queryLimit } from '../../entities/query.ts';
import { survey } from '../../entities/survey.ts';

export const getSurveys = {
  summary: 'Surveys the user may take now',
  description:
    'An account or panel state that forbids the list answers 200 with result `error` and its notice; a list without ' +
    'any survey does so with `no_surveys`.',
  query: z.object({
    limit: queryLimit.describe('Most surveys to return; sent for non-default layouts.'),
  }),
  answer: z.discriminatedUnion('result', [
    z.object({ result: z.literal('success'), surveys: z.array(survey).max(1000) }),
    notice,
  ]),
  errors: [],
} satisfies CallSchema;
