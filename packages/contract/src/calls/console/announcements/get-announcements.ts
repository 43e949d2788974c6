import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { operatedAnnouncement } from '../../../entities/operated-announcement.ts';
import { hash } from '../../../entities/scalars.ts';

export const getAnnouncements = {
  summary: 'Announcements above the lists of panels',
  description:
    'Those that run, then the planned ones by their start, then those that are over, the latest first; 50 a page. With ' +
    '`format=csv` all pages as one file.',
  query: z.object({
    app: hash.optional(),
    state: z.enum(['planned', 'running', 'ended']).optional(),
    after: hash.optional().describe('`next` of the page before.'),
    format: z.enum(['json', 'csv']).optional(),
  }),
  answer: z.object({ announcements: z.array(operatedAnnouncement).max(50), next: hash.nullable() }),
  errors: ['not-found'],
} satisfies CallSchema;
