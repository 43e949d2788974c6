import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { notifications, timeZone } from '../../entities/notifications.ts';
import { storableText } from '../../entities/scalars.ts';
import { ticketEmail } from '../../limits.ts';

export const postNotificationsMail = {
  summary: 'Ask to be told of new surveys by mail',
  description:
    'Sends one mail with a link; nothing else is sent to the address before the link is followed. An invalid address is ' +
    '422 with errors.email. A conflict means that this server sends no mail.',
  body: z.strictObject({
    email: storableText(ticketEmail.maxCharacters).meta({ format: 'email' }),
    time_zone: timeZone,
  }),
  answer: notifications,
  errors: ['conflict', 'unprocessable', 'too-many-requests'],
} satisfies CallSchema;
