import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { operatedAnnouncement } from '../../../entities/operated-announcement.ts';
import { hash } from '../../../entities/scalars.ts';

export const getAnnouncementsId = {
  summary: 'One announcement',
  params: z.object({ id: hash }),
  answer: z.object({ announcement: operatedAnnouncement }),
  errors: ['not-found'],
} satisfies CallSchema;
