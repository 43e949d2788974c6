import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { hours, notifications, timeZone } from '../../entities/notifications.ts';

export const putNotifications = {
  summary: 'Change the quiet hours',
  description: 'They are hours of the time zone given with them. A conflict means that nothing is turned on.',
  body: z.strictObject({ quiet_hours: hours, time_zone: timeZone }),
  answer: notifications,
  errors: ['conflict', 'unprocessable'],
} satisfies CallSchema;
