import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { personName } from '../../../entities/console-sign-in.ts';
import { consolePublisher } from '../../../entities/console-team.ts';

export const postPublishers = {
  summary: 'Add a publisher',
  body: z.strictObject({ name: personName }),
  answer: z.object({ publisher: consolePublisher }),
  errors: [],
} satisfies CallSchema;
