import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { notifications, timeZone } from '../../entities/notifications.ts';
import { hash, storableText } from '../../entities/scalars.ts';

export const postNotificationsPush = {
  summary: 'Be told of new surveys by this browser',
  description:
    'Takes the PushSubscription of the browser. An endpoint that cannot be used is 422 with errors.endpoint, keys that ' +
    'cannot be used with errors.keys.',
  body: z.strictObject({
    endpoint: storableText(2048).min(1),
    keys: z.strictObject({ p256dh: hash, auth: hash }).describe('As base64url.'),
    time_zone: timeZone,
  }),
  answer: notifications,
  errors: ['unprocessable', 'too-many-requests'],
} satisfies CallSchema;
