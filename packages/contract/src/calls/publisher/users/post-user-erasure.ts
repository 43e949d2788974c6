import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { publisherUserParams } from '../../../entities/publisher-user.ts';
import { moment } from '../../../entities/scalars.ts';

export const postUserErasure = {
  summary: 'Erase a person',
  description:
    'Everything that identifies the person is deleted and cannot be brought back: the id, answers, devices, addresses, ' +
    'the phone, tickets with their files. What was paid stays in the books, under a random id. The id is not created ' +
    'again. A repeated call gives the same answer.',
  params: publisherUserParams,
  answer: z.object({ erased_at: moment }),
  errors: ['not-found'],
} satisfies CallSchema;
