import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { transactionId } from '../../../entities/ledger-line.ts';
import { reason, userParams } from '../../../entities/operated-user.ts';
import { creditAnswer, creditKey } from '../../../entities/operator-credit.ts';

export const postUsersMovementsUndo = {
  summary: 'Undo a credit or debit made by hand',
  description:
    'Posts the inverse, once: a second undo is 409. Nothing but credits and debits of operators can be undone, and support ' +
    'undoes its own only.',
  params: userParams.extend({ transaction: transactionId }),
  body: z.strictObject({ reason, key: creditKey }),
  answer: creditAnswer,
  errors: ['factor-needed', 'not-found', 'conflict'],
} satisfies CallSchema;
