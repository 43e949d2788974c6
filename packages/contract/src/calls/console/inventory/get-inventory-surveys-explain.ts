import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { surveyDevice, surveyVerdict } from '../../../entities/inventory.ts';
import { country, hash, line, storableText } from '../../../entities/scalars.ts';

export const getInventorySurveysExplain = {
  summary: 'Whether a user would see a survey, clause by clause',
  params: z.object({ survey: hash }),
  query: z.object({
    user: storableText(200)
      .min(1)
      .describe('Any id of a user, or of a click, ticket or transaction of theirs.'),
    app: hash.optional(),
    device: surveyDevice.optional(),
    country: country.optional(),
  }),
  answer: z.object({
    verdict: surveyVerdict.nullable().describe('Null where several apps know this id.'),
    people: z.array(z.object({ app: hash, app_name: line, uhash: hash, uuid: hash })).max(20),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
