import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { accountEvent } from '../../../entities/account-event.ts';
import { userParams } from '../../../entities/operated-user.ts';

export const getUsersEvents = {
  summary: 'What operators did to an account and to its app',
  description: 'The latest first, at most 100.',
  params: userParams,
  answer: z.object({ events: z.array(accountEvent).max(100) }),
  errors: ['not-found'],
} satisfies CallSchema;
