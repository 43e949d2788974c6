import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { publisherUserParams } from '../../../entities/publisher-user.ts';
import { queryLimit } from '../../../entities/query.ts';
import { amount, count, country, hash, line, webUrl } from '../../../entities/scalars.ts';
import { noticeTypes } from '../../../notices.ts';

export const getUserSurveys = {
  summary: 'The surveys that a user would see now',
  description:
    'The panel’s own list for this user: `available` is the number for a badge, `surveys` begins with the best. The ' +
    'country is that of the account, unless another is given; the device is a phone where the app around the panel has ' +
    'named one, else a desktop, unless it is given.',
  params: publisherUserParams,
  query: z.object({
    country: country.optional(),
    device: z.enum(['desktop', 'mobile', 'tablet']).optional(),
    limit: queryLimit.describe('Most surveys to return; 20 when absent. `available` counts all.'),
  }),
  answer: z.object({
    available: count,
    notice: z.enum(noticeTypes).nullable().describe('Why there is no list, where there is none.'),
    currency: line,
    surveys: z
      .array(
        z.object({
          hash,
          reward: amount.describe('With the bonuses of this moment.'),
          minutes: count,
          link: webUrl.describe('Opens the survey; add `&st=` and a session token.'),
        }),
      )
      .max(200),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
