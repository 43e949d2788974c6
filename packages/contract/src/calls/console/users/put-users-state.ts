import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import {
  accountState,
  operatedUser,
  reason,
  stateScope,
  userParams,
} from '../../../entities/operated-user.ts';
import { moment } from '../../../entities/scalars.ts';

export const putUsersState = {
  summary: 'Ban, hold, review, close or free an account',
  description:
    'Counts with the next request of the person, on every node, and open panels are told. A review ends by itself ' +
    'after at most 24 hours; `until` in the past is refused.',
  params: userParams,
  body: z.strictObject({
    state: accountState,
    scope: stateScope.optional().describe('all when absent.'),
    until: moment.nullable().optional().describe('Null or absent means for good.'),
    reason,
  }),
  answer: z.object({ user: operatedUser }),
  errors: ['not-found', 'unprocessable'],
} satisfies CallSchema;
