import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { notifications, timeZone } from '../../entities/notifications.ts';

export const postNotificationsMailEnd = {
  summary: 'End the mails about new surveys',
  description: 'The address is deleted.',
  body: z.strictObject({ time_zone: timeZone }),
  answer: notifications,
  errors: ['unprocessable'],
} satisfies CallSchema;
