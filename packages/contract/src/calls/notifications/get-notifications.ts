import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { notifications, timeZone } from '../../entities/notifications.ts';

export const getNotifications = {
  summary: 'How the user is told of new surveys, and when they usually come',
  query: z.object({ time_zone: timeZone.optional() }),
  answer: notifications,
  errors: ['unprocessable'],
} satisfies CallSchema;
