import type { CallSchema } from '../../../call-schema.ts';
import { userParams } from '../../../entities/operated-user.ts';
import { creditAnswer, creditBody } from '../../../entities/operator-credit.ts';

export const postUsersDebits = {
  summary: 'Take money from a user by hand',
  description:
    'May leave the balance below zero, as a reversal may. It counts against the cap as a credit does.',
  params: userParams,
  body: creditBody,
  answer: creditAnswer,
  errors: ['above-cap', 'factor-needed', 'not-found', 'conflict', 'unprocessable'],
} satisfies CallSchema;
