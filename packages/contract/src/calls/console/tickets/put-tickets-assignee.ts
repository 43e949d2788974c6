import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { operatedTicket, ticketParams } from '../../../entities/operated-ticket.ts';
import { hash } from '../../../entities/scalars.ts';

export const putTicketsAssignee = {
  summary: 'Take a ticket, or release it',
  params: ticketParams,
  body: z.strictObject({
    person: hash.nullable().describe('Who has it from now on, one who may answer tickets; null is nobody.'),
  }),
  answer: z.object({ ticket: operatedTicket }),
  errors: ['not-found', 'unprocessable'],
} satisfies CallSchema;
