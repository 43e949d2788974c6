import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { recovery } from '../../../entities/console-postback.ts';
import { hash } from '../../../entities/scalars.ts';

export const postAppsRecoveryCancel = {
  summary: 'Stop sending again what was not delivered',
  description: 'What is left stays where it is. What is on its way arrives.',
  params: z.object({ app: hash }),
  body: z.strictObject({ id: z.int().positive() }),
  answer: z.object({ recovery }),
  errors: ['not-found'],
} satisfies CallSchema;
