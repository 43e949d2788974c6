import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { operatedUser, reason, userParams } from '../../../entities/operated-user.ts';
import { reasonFamily } from '../../../entities/state-reason.ts';

export const putUsersStateReasons = {
  summary: 'Lift one reason of a ban, hold or review, or put it back',
  description:
    'The user sees it struck through; the state itself stays. A family that the state does not have is 409.',
  params: userParams,
  body: z.strictObject({ family: reasonFamily, lifted: z.boolean(), reason }),
  answer: z.object({ user: operatedUser }),
  errors: ['not-found', 'conflict'],
} satisfies CallSchema;
