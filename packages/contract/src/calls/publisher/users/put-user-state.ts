import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { reason, stateScope } from '../../../entities/operated-user.ts';
import { publisherUser, publisherUserParams } from '../../../entities/publisher-user.ts';
import { moment } from '../../../entities/scalars.ts';

export const putUserState = {
  summary: 'Ban, hold or free a user',
  description:
    'Takes effect with the user’s next request; open panels are notified. What an operator has set ' +
    'stays as long as it applies, and a closed account stays closed: 409.',
  params: publisherUserParams,
  body: z.strictObject({
    state: z.enum(['active', 'banned', 'on_hold']).describe('`active` frees.'),
    scope: stateScope.optional().describe('all when absent.'),
    until: moment.nullable().optional().describe('Null or absent means permanently.'),
    reason,
  }),
  answer: z.object({ user: publisherUser }),
  errors: ['not-found', 'conflict', 'unprocessable'],
} satisfies CallSchema;
