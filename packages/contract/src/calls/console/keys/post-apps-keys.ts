import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { apiKey, keyName, keyScopes, wholeKey } from '../../../entities/api-key.ts';
import { reason } from '../../../entities/operated-user.ts';
import { hash, moment } from '../../../entities/scalars.ts';

export const postAppsKeys = {
  summary: 'Create a key for the publishers’ API',
  params: z.object({ app: hash }),
  body: z.strictObject({
    name: keyName,
    scopes: keyScopes,
    expires_at: moment.nullable().optional().describe('Null or absent means without end.'),
    reason,
  }),
  answer: z.object({ key: wholeKey, about: apiKey }),
  errors: ['not-found', 'conflict', 'unprocessable'],
} satisfies CallSchema;
