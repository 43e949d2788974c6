import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { answerText, operatedTicket, ticketParams } from '../../../entities/operated-ticket.ts';
import { hash } from '../../../entities/scalars.ts';

export const postTicketsNotes = {
  summary: 'Write a note about a ticket for the team',
  description: 'Users never see it, no mail has it, and the ticket waits for its answer as before.',
  params: ticketParams,
  body: z.strictObject({
    text: answerText,
    key: hash.describe('Chosen at random by the client; sent again with the same key it is one note.'),
  }),
  answer: z.object({ ticket: operatedTicket }),
  errors: ['not-found'],
} satisfies CallSchema;
