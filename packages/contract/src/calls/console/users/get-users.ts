import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { operatedUser } from '../../../entities/operated-user.ts';
import { hash } from '../../../entities/scalars.ts';

export const getUsers = {
  summary: 'Find a user by the publisher’s id',
  query: z.object({ app: hash, uuid: hash }),
  answer: z.object({ user: operatedUser }),
  errors: ['not-found'],
} satisfies CallSchema;
