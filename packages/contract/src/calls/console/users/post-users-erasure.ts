import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { reason, userParams } from '../../../entities/operated-user.ts';
import { hash, moment } from '../../../entities/scalars.ts';

export const postUsersErasure = {
  summary: 'Erase a person',
  description:
    'What identifies them is deleted, the books stay under a random id, and the publisher’s id is not created again. There ' +
    'is no way back.',
  params: userParams,
  body: z.strictObject({
    uuid: hash.describe('The publisher’s id of the person, typed to confirm; another one is 422.'),
    reason,
  }),
  answer: z.object({ erased_at: moment }),
  errors: ['factor-needed', 'not-found', 'unprocessable'],
} satisfies CallSchema;
