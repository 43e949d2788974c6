import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { apiKey, keyParams } from '../../../entities/api-key.ts';
import { reason } from '../../../entities/operated-user.ts';

export const postAppsKeysEnd = {
  summary: 'End a key now',
  description: 'Takes effect with its next request, on every node. A key that has ended stays so.',
  params: keyParams,
  body: z.strictObject({ reason }),
  answer: z.object({ key: apiKey }),
  errors: ['not-found'],
} satisfies CallSchema;
