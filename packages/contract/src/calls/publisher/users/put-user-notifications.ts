import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { publisherUserParams } from '../../../entities/publisher-user.ts';

export const putUserNotifications = {
  summary: 'Which events your server gets about a user',
  description:
    '`inventory`: an `inventory.available` event when there are surveys for the user again, at most one in 24 hours and ' +
    'only if they have not been here since. It needs an endpoint in the JSON form.',
  params: publisherUserParams,
  body: z.strictObject({ inventory: z.boolean() }),
  answer: z.object({ inventory: z.boolean() }),
  errors: ['not-found'],
} satisfies CallSchema;
