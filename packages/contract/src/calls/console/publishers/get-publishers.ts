import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { consolePublisher } from '../../../entities/console-team.ts';

export const getPublishers = {
  summary: 'The publishers',
  description: 'By name, at most 1000.',
  answer: z.object({ publishers: z.array(consolePublisher).max(1000) }),
  errors: [],
} satisfies CallSchema;
