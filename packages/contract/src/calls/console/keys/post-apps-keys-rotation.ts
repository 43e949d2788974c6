import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { apiKey, keyParams, wholeKey } from '../../../entities/api-key.ts';
import { reason } from '../../../entities/operated-user.ts';
import { moment } from '../../../entities/scalars.ts';

export const postAppsKeysRotation = {
  summary: 'Replace a key by a new one',
  description:
    'The new key has the name and the scopes of the old one, and its end unless another is given. Both work until the old one ends.',
  params: keyParams,
  body: z.strictObject({
    old_ends_at: moment.optional().describe('In 24 hours when absent, in 30 days at the latest.'),
    expires_at: moment
      .nullable()
      .optional()
      .describe('The end of the new key; null means without end, absent the end that the old one had.'),
    reason,
  }),
  answer: z.object({ key: wholeKey, about: apiKey, old: apiKey }),
  errors: ['not-found', 'conflict', 'unprocessable'],
} satisfies CallSchema;
