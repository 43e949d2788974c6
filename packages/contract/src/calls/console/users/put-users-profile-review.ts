import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { operatedUser, reason, userParams } from '../../../entities/operated-user.ts';

export const putUsersProfileReview = {
  summary: 'Request a profile review of a user, or withdraw the request',
  description:
    'The review opens over their list, immediately where a panel is open, and before their next survey, until they confirm ' +
    'their answers. An account that is not proven by a security hash has nothing to review, and is shown nothing.',
  params: userParams,
  body: z.strictObject({ wanted: z.boolean(), reason }),
  answer: z.object({ user: operatedUser }),
  errors: ['not-found'],
} satisfies CallSchema;
