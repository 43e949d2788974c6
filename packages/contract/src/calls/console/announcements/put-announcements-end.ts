import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { operatedAnnouncement } from '../../../entities/operated-announcement.ts';
import { hash, moment } from '../../../entities/scalars.ts';

export const putAnnouncementsEnd = {
  summary: 'End an announcement now, or give it its former end back',
  description:
    'One that has not begun is cancelled. `inverse` is the body that undoes it: no other end is accepted, and only while ' +
    'nothing was changed since (409).',
  params: z.object({ id: hash }),
  body: z.strictObject({
    ends_at: moment
      .nullable()
      .optional()
      .describe('Absent is now; the end before, to undo it; null where it had none.'),
  }),
  answer: z.object({ announcement: operatedAnnouncement, inverse: z.object({ ends_at: moment.nullable() }) }),
  errors: ['not-found', 'conflict', 'unprocessable'],
} satisfies CallSchema;
