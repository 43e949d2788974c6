import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { currency, inventorySurvey, surveyDevice } from '../../../entities/inventory.ts';
import { country, hash, line, storableText } from '../../../entities/scalars.ts';
import { itemStatuses, surveySorts, whyNotReasons } from '../../../inventory.ts';

const yes = z.enum(['1']).optional();

export const getInventorySurveys = {
  summary: 'Surveys of all suppliers',
  description:
    '50 a page; figures are those of seven days within the asker’s apps, or of `app`. With `user` those of the ' +
    'person’s country, each with whether it is shown to them. `format=csv` gives all pages as one file.',
  query: z.object({
    supplier: hash.optional(),
    country: country.optional(),
    status: z.enum(itemStatuses).optional().describe('Open and paused ones when absent.'),
    device: surveyDevice.optional(),
    hot: yes,
    featured: yes,
    search: storableText(128)
      .min(1)
      .optional()
      .describe('Part of the hash, the supplier’s name of it, or the topic.'),
    app: hash.optional().describe('Whose currency and figures.'),
    user: storableText(260)
      .regex(/^[^:]+:.+$/)
      .optional()
      .describe('`{app}:{uhash}`.'),
    reason: z
      .enum([...whyNotReasons, 'shown'])
      .optional()
      .describe('Only with `user`.'),
    question: hash.optional().describe('Of the reason `answer`: this question only.'),
    sort: z.enum(surveySorts).optional().describe('By `rank` when absent.'),
    order: z.enum(['asc', 'desc']).optional(),
    after: hash.optional().describe('`next` of the page before.'),
    format: z.enum(['json', 'csv']).optional(),
  }),
  answer: z.object({
    surveys: z.array(inventorySurvey).max(50),
    next: hash.nullable(),
    currency: currency.nullable().describe('Of rewards.'),
    suppliers: z.array(z.object({ id: hash, name: line })),
    countries: z.array(country),
    person: z.object({ app: hash, uhash: hash, uuid: hash }).nullable(),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
