import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { appSecret } from '../../../entities/app-secret.ts';
import { hash } from '../../../entities/scalars.ts';

export const getAppsSecret = {
  summary: 'The secret of an app: its end, and how often it is used',
  description: 'The secret itself is shown when it is made, and never again.',
  params: z.object({ app: hash }),
  answer: z.object({ secret: appSecret }),
  errors: ['not-found'],
} satisfies CallSchema;
