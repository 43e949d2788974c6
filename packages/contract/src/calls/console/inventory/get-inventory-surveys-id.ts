import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { currency, inventorySurvey, surveyDetails } from '../../../entities/inventory.ts';
import { hash } from '../../../entities/scalars.ts';

export const getInventorySurveysId = {
  summary: 'A survey with its targeting in words, its quotas and its outcomes of seven days',
  params: z.object({ survey: hash }),
  query: z.object({ app: hash.optional().describe('Whose currency and figures.') }),
  answer: z.object({ survey: inventorySurvey, details: surveyDetails, currency: currency.nullable() }),
  errors: ['not-found'],
} satisfies CallSchema;
