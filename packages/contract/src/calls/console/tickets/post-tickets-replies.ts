import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { answerText, operatedTicket, ticketParams } from '../../../entities/operated-ticket.ts';
import { hash } from '../../../entities/scalars.ts';

export const postTicketsReplies = {
  summary: 'Answer a ticket',
  description:
    'Sets the ticket to answered, even if it was closed, and notifies open panels of its user. An appeal against a ' +
    'state that a person has set is answered by another person: 403 for that one and for the operators’ key. With ' +
    '`seen`, a thread that has moved on is 409: `errors.since` has the ids of what came.',
  params: ticketParams,
  body: z.strictObject({
    text: answerText,
    key: hash.describe('Chosen at random by the client; sent again with the same key it is one reply.'),
    seen: hash
      .nullable()
      .optional()
      .describe('`last` of the ticket as it was shown; absent: it is sent whatever came since.'),
    close: z.boolean().optional().describe('Closes the ticket with it.'),
  }),
  answer: z.object({ ticket: operatedTicket }),
  errors: ['not-found', 'forbidden', 'conflict'],
} satisfies CallSchema;
