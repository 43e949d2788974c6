import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { notifications, timeZone } from '../../entities/notifications.ts';
import { storableText } from '../../entities/scalars.ts';

export const postNotificationsPushEnd = {
  summary: 'End the notifications of a browser',
  body: z.strictObject({ endpoint: storableText(2048).min(1), time_zone: timeZone }),
  answer: notifications,
  errors: ['unprocessable'],
} satisfies CallSchema;
