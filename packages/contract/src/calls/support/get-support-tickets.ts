import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { ticketSummary } from '../../entities/ticket.ts';

export const getSupportTickets = {
  summary: 'Tickets of the user, the last one to change first',
  answer: z.object({
    readable: z
      .boolean()
      .describe(
        'False: the account is not proven by a security hash, so tickets can be sent, not read back.',
      ),
    mailed: z.boolean().describe('Replies also go to the address of their ticket.'),
    tickets: z.array(ticketSummary).max(100),
  }),
  errors: [],
} satisfies CallSchema;
