import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { ticketSummary } from '../../entities/ticket.ts';

export const getSupportTickets = {
  summary: 'Tickets of the user, the last one to change first',
  answer: z.object({
    by_email_only: z
      .boolean()
      .describe('The account is not proven by a security hash: tickets can be sent, not read back.'),
    tickets: z.array(ticketSummary).max(100),
  }),
  errors: [],
} satisfies CallSchema;
