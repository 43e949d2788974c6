import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { hash } from '../../entities/scalars.ts';
import { timeline } from '../../entities/timeline.ts';

export const getActivityTimeline = {
  summary: 'What happened to one attempt',
  description: 'When it was opened, entered, reported and paid, or why it was not.',
  params: z.object({ id: hash.describe('The id of a survey activity.') }),
  answer: timeline,
  errors: ['not-found'],
} satisfies CallSchema;
