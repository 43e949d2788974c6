import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { activity } from '../../entities/activity.ts';

export const getActivities = {
  summary: 'History of the user, newest first',
  params: z.object({ tab: z.enum(['surveys', 'offers']) }),
  answer: z.array(activity).max(1000),
  errors: ['not-found'],
} satisfies CallSchema;
