import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { listedKey } from '../../../entities/api-key.ts';
import { hash } from '../../../entities/scalars.ts';

export const getAppsKeys = {
  summary: 'The keys of an app for the publishers’ API',
  description:
    'The latest first, with those that have ended, at most 200. The keys themselves are not stored.',
  params: z.object({ app: hash }),
  answer: z.object({ keys: z.array(listedKey).max(200) }),
  errors: ['not-found'],
} satisfies CallSchema;
