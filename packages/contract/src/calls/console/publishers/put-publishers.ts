import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { personName } from '../../../entities/console-sign-in.ts';
import { consolePublisher } from '../../../entities/console-team.ts';
import { hash } from '../../../entities/scalars.ts';

export const putPublishers = {
  summary: 'Rename a publisher',
  params: z.object({ id: hash }),
  body: z.strictObject({ name: personName }),
  answer: z.object({ publisher: consolePublisher }),
  errors: ['not-found'],
} satisfies CallSchema;
