import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { announcementPlan, operatedAnnouncement } from '../../../entities/operated-announcement.ts';
import { hash } from '../../../entities/scalars.ts';

export const postAnnouncements = {
  summary: 'Plan an announcement',
  description: 'Open panels show it as soon as it begins. The same key again answers what it made.',
  body: z.strictObject({ key: z.uuid(), app: hash, ...announcementPlan.shape }),
  answer: z.object({ announcement: operatedAnnouncement }),
  errors: ['not-found', 'conflict', 'unprocessable'],
} satisfies CallSchema;
