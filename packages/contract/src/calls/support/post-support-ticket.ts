import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { ticket } from '../../entities/ticket.ts';

export const postSupportTicket = {
  summary: 'Send a support ticket',
  description:
    'At most 5 files of type png, jpeg (1 MB each), mp4 or webm (10 MB each); the type is judged by content. ' +
    'Result true means that ticket and files are stored.',
  multipart: { fields: ticket, files: 'files[]' },
  answer: z.object({ result: z.boolean() }),
  errors: ['unsupported-media-type', 'unprocessable'],
} satisfies CallSchema;
