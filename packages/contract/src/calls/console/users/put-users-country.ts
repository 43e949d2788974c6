import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { operatedUser, reason, userParams } from '../../../entities/operated-user.ts';
import { country } from '../../../entities/scalars.ts';

export const putUsersCountry = {
  summary: 'Move an account to another country',
  description:
    'For users who have moved: a visit from another country than the account’s gets location_error.',
  params: userParams,
  body: z.strictObject({ country, reason }),
  answer: z.object({ user: operatedUser }),
  errors: ['not-found'],
} satisfies CallSchema;
