import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { count } from '../../../entities/scalars.ts';
import { day, periodQuery } from './period.ts';

export const getReturns = {
  summary: 'Who comes back after being turned away, with and without pay for time',
  description:
    'People by the first time in the period at which a survey turned them away, if that is at least seven days ago, and how ' +
    'many of them were there again on one of the seven days after it.',
  query: z.object(periodQuery),
  answer: z.object({
    from: day,
    to: day,
    rows: z
      .array(z.object({ arm: z.string().max(40), paid: z.boolean(), people: count, returned: count }))
      .max(20),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
