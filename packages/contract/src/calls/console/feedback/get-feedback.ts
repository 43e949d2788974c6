import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { feedbackOptionId } from '../../../entities/feedback-option.ts';
import { queryFlag } from '../../../entities/query.ts';
import { count, country, hash, line, moment, storableText } from '../../../entities/scalars.ts';
import { feedback } from '../../../limits.ts';
import { outcomes } from '../../../outcomes.ts';

const stars = z.number().min(0.5).max(5).describe('In halves of a star.');

const item = z.object({
  id: hash,
  at: moment,
  kind: z.enum(['rating', 'feedback']),
  stars: stars.nullable().describe('Null for feedback, which is given where a survey went wrong.'),
  option: feedbackOptionId.nullable().describe('What went wrong.'),
  message: storableText(feedback.maxCharacters).nullable(),
  outcome: z.enum(outcomes).nullable().describe('How the attempt ended; null where it is not known.'),
  app: z.object({ id: hash, name: line }),
  user: hash.describe('The user hash.'),
  survey: hash,
  supplier: z.object({ id: hash, name: line }).nullable(),
  country: country.nullable().describe('Where the user was.'),
});

export const getFeedback = {
  summary: 'Ratings and feedback about surveys',
  description:
    'The latest first, 50 a page, of the last 90 days unless `from` says otherwise; with `format=csv` all pages as one file. ' +
    'The first page has a summary of all that the filters leave.',
  query: z.object({
    app: hash.optional(),
    supplier: hash.optional(),
    survey: hash.optional(),
    country: country.optional(),
    stars: z.coerce
      .number()
      .int()
      .min(1)
      .max(5)
      .optional()
      .describe('Ratings of so many stars, or half a star less.'),
    option: feedbackOptionId.optional(),
    outcome: z.enum(outcomes).optional(),
    from: moment.optional(),
    to: moment.optional().describe('Not included.'),
    text: queryFlag.optional().describe('Only those with a text.'),
    test: queryFlag.optional().describe('Test mode in place of live.'),
    after: hash.optional().describe('`next` of the page before.'),
    format: z.enum(['json', 'csv']).optional(),
  }),
  answer: z.object({
    items: z.array(item).max(50),
    next: hash.nullable(),
    summary: z
      .object({
        average: stars.nullable().describe('Null where nobody has rated.'),
        ratings: count,
        by_stars: z
          .array(count)
          .length(5)
          .describe('How many of one to five stars; half stars count for the next one.'),
        feedback: count,
        texts: count,
      })
      .nullable()
      .describe('Null on later pages.'),
  }),
  errors: ['not-found', 'bad-request'],
} satisfies CallSchema;
