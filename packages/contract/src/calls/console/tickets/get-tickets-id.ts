import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { operatedTicket, ticketParams } from '../../../entities/operated-ticket.ts';

export const getTicketsId = {
  summary: 'One ticket with its files and replies',
  params: ticketParams,
  answer: z.object({ ticket: operatedTicket }),
  errors: ['not-found'],
} satisfies CallSchema;
