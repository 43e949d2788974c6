import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { operatedUser, userParams } from '../../../entities/operated-user.ts';
import { amount, count, line, moment } from '../../../entities/scalars.ts';
import { appMoney } from '../../../entities/user-list.ts';

export const getUsersId = {
  summary: 'A user’s page',
  description:
    'Being looked at is in the audit. Of a person who was erased it says so, by `erased_at` or in the 404.',
  params: userParams,
  answer: z.object({
    app: appMoney,
    user: operatedUser,
    state_refused: line.nullable().describe('Why the asker may not change the state.'),
    erased_at: moment.nullable(),
    balance: amount,
    pending: amount,
    test_balance: amount,
    country_since: moment.nullable(),
    devices: z.object({ count, names: z.array(line).max(10) }),
    completes: count,
    reversals: count,
    profile: z.object({ answered: count, asked: count }),
    tickets: z.object({ all: count, open: count }),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
