import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { done } from '../../entities/done.ts';
import { moment } from '../../entities/scalars.ts';

export const postProfilingReviewDone = {
  summary: 'Confirm the profile',
  description: 'Every answer counts as given now. Refused while one of them no longer fits its question.',
  query: z.object({
    seen: moment
      .optional()
      .describe(
        'Addition: the latest answered_at the user has seen; a profile that was changed since is not confirmed.',
      ),
  }),
  answer: done,
  errors: ['conflict'],
} satisfies CallSchema;
