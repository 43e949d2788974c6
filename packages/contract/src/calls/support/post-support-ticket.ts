import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { ticket } from '../../entities/ticket.ts';

export const postSupportTicket = {
  summary: 'Send a support ticket',
  description:
    'At most 5 files of type png, jpeg (1 MB each), mp4 or webm (10 MB each); the type is detected from the content. ' +
    'Result true means that ticket and files are stored. A violated rule is 422, with the key of the rule under ' +
    'errors.email, errors.text, errors.files (too many) or errors["files.0"] (the first file). An appeal where nothing ' +
    'can be appealed against, or the second one against the same state, is 409.',
  multipart: { fields: ticket, files: 'files[]' },
  answer: z.object({ result: z.boolean() }),
  errors: ['not-found', 'conflict', 'unsupported-media-type', 'unprocessable', 'too-many-requests'],
} satisfies CallSchema;
