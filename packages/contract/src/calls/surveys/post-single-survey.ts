import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { respondentCheck } from '../../entities/current-survey.ts';
import { hash, webUrl } from '../../entities/scalars.ts';
import { subid } from '../../entities/subid.ts';

export const postSingleSurvey = {
  summary: 'Enter a survey by a single-survey link',
  description:
    'A visitor without a bearer becomes a new user of the link’s app; uhash is their bearer from then on. ' +
    'The subid values are stored with the click and never identify an existing user.',
  body: z.strictObject({
    subid,
    hash: hash.describe('The single-survey link (sslh).'),
  }),
  answer: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('accepted'),
      redirect_url: z.null(),
      survey_hash: hash,
      uhash: hash,
      respondent_check: respondentCheck.optional(),
    }),
    z.object({
      status: z.literal('disqualified'),
      redirect_url: webUrl.nullable(),
    }),
  ]),
  errors: ['not-found'],
} satisfies CallSchema;
