import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { ticketParams } from '../../../entities/operated-ticket.ts';
import { hash } from '../../../entities/scalars.ts';
import { ticketEvidence } from '../../../entities/ticket-evidence.ts';

export const getTicketsEvidence = {
  summary: 'What is known about the attempt and the person of a ticket',
  params: ticketParams,
  query: z.object({
    cid: hash.optional().describe('Another attempt of the same person; the ticket’s own when absent.'),
  }),
  answer: ticketEvidence,
  errors: ['not-found'],
} satisfies CallSchema;
