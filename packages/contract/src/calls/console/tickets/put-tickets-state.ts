import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { operatedTicket, ticketParams } from '../../../entities/operated-ticket.ts';
import { reason } from '../../../entities/operated-user.ts';
import { ticketState } from '../../../entities/ticket.ts';

export const putTicketsState = {
  summary: 'Close a ticket, or open it again',
  description: 'Who may not answer an appeal may not end it either: 403.',
  params: ticketParams,
  body: z.strictObject({ state: ticketState, reason }),
  answer: z.object({ ticket: operatedTicket }),
  errors: ['not-found', 'forbidden'],
} satisfies CallSchema;
