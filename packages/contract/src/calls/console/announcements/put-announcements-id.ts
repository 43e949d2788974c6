import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { announcementPlan, operatedAnnouncement } from '../../../entities/operated-announcement.ts';
import { hash } from '../../../entities/scalars.ts';

export const putAnnouncementsId = {
  summary: 'Change an announcement',
  description: 'Of one that runs the start stays; one that has ended stays as it is.',
  params: z.object({ id: hash }),
  body: announcementPlan,
  answer: z.object({ announcement: operatedAnnouncement }),
  errors: ['not-found', 'conflict', 'unprocessable'],
} satisfies CallSchema;
