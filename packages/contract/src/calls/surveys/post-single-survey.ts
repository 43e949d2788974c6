import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { respondentCheck } from '../../entities/current-survey.ts';
import { hash, line, webUrl } from '../../entities/scalars.ts';
import { subid } from '../../entities/subid.ts';

export const postSingleSurvey = {
  summary: 'Enter a survey by a single-survey link, or by its hash where the app shows no panel',
  description:
    'A visitor without a bearer becomes a new user of the link’s app; uhash is their bearer from then on. With the ' +
    'hash of a survey the app is the one that X-Account-Id names, and its panel must be disabled. ' +
    'The subid values are stored with the click and never identify an existing user.',
  body: z.strictObject({
    subid,
    hash: hash.describe('The single-survey link (sslh), or the hash of a survey (sh).'),
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
      message: line
        .nullable()
        .describe('Addition: why, for visitors without a page to return to; null means no match.'),
    }),
  ]),
  errors: ['not-found'],
} satisfies CallSchema;
