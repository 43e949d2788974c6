import type { CallSchema } from '../../../call-schema.ts';
import { userParams } from '../../../entities/operated-user.ts';
import { creditLimit } from '../../../entities/operator-credit.ts';

export const getUsersCreditLimit = {
  summary: 'How much the asker may still credit in the app today',
  params: userParams,
  answer: creditLimit,
  errors: ['not-found'],
} satisfies CallSchema;
