import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { testUserLink } from '../../../entities/go-live.ts';
import { hash } from '../../../entities/scalars.ts';

export const postAppsGoLiveTestUser = {
  summary: 'Make a test user',
  description: 'Only in test mode. The link opens the panel for 24 hours.',
  params: z.object({ app: hash }),
  answer: z.object({ test_user: testUserLink }),
  errors: ['not-found', 'unprocessable', 'conflict'],
} satisfies CallSchema;
