import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { activity } from '../../entities/activity.ts';
import { queryLimit } from '../../entities/query.ts';

export const getActivities = {
  summary: 'History of the user, newest first',
  params: z.object({ tab: z.enum(['surveys', 'offers']) }),
  query: z.object({ limit: queryLimit.describe('200 when absent.') }),
  answer: z.array(activity).max(200),
  errors: ['not-found'],
} satisfies CallSchema;
