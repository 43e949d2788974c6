import type { CallSchema } from '../../../call-schema.ts';
import { userParams } from '../../../entities/operated-user.ts';
import { creditAnswer, creditBody } from '../../../entities/operator-credit.ts';

export const postUsersCredits = {
  summary: 'Credit a user by hand',
  description:
    'Told to the publisher by a postback of type `correction`, and to the open panel. Support is bound by the app’s ' +
    'credit cap a day (`above-cap`); others prove a factor again above it (`factor-needed`). In an app in test mode it is test money.',
  params: userParams,
  body: creditBody,
  answer: creditAnswer,
  errors: ['above-cap', 'factor-needed', 'not-found', 'conflict', 'unprocessable'],
} satisfies CallSchema;
