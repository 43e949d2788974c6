import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { publisherUser, publisherUserParams } from '../../../entities/publisher-user.ts';

export const getUser = {
  summary: 'A user: state and balances',
  params: publisherUserParams,
  answer: z.object({ user: publisherUser }),
  errors: ['not-found'],
} satisfies CallSchema;
