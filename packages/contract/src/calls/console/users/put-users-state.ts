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
import { givenReason } from '../../../entities/state-reason.ts';
import { reasonFamilies } from '../../../state-reasons.ts';

export const putUsersState = {
  summary: 'Ban, hold, review, close or free an account',
  description:
    'Takes effect with the user’s next request, on every node; open panels are notified. A review ends automatically ' +
    'after at most 24 hours; `until` in the past is refused. `reason` is for the audit and never shown to the user; ' +
    '`reasons` are, each family once, and only with a ban, hold or review.',
  params: userParams,
  body: z.strictObject({
    state: accountState,
    scope: stateScope.optional().describe('all when absent.'),
    until: moment.nullable().optional().describe('Null or absent means permanently.'),
    reason,
    reasons: z
      .array(givenReason)
      .max(reasonFamilies.length)
      .optional()
      .describe('What the user is told; nothing when absent.'),
  }),
  answer: z.object({ user: operatedUser }),
  errors: ['not-found', 'conflict', 'unprocessable'],
} satisfies CallSchema;
