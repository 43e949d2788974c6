import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { hash, storableText } from '../../entities/scalars.ts';
import { ticketThread } from '../../entities/ticket.ts';
import { ticketMessage } from '../../limits.ts';

export const postSupportTicketReply = {
  summary: 'Add a message to a ticket',
  description:
    'Reopens the ticket and returns it in its new state. A closed one is 409; a text of spaces is 422 with ' +
    'errors.text.',
  params: z.object({ id: hash }),
  body: z.strictObject({
    text: storableText(ticketMessage.maxCharacters),
    key: hash.describe('Chosen at random by the client; sent again with the same key it is one reply.'),
  }),
  answer: ticketThread,
  errors: ['forbidden', 'not-found', 'conflict', 'unprocessable', 'too-many-requests'],
} satisfies CallSchema;
