import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { operatedTicketLine } from '../../../entities/operated-ticket.ts';
import { queryLimit } from '../../../entities/query.ts';
import { hash } from '../../../entities/scalars.ts';
import { ticketState } from '../../../entities/ticket.ts';

export const getTickets = {
  summary: 'The inbox',
  description: 'Open tickets: longest waiting first. Answered and closed ones: latest first.',
  query: z.object({
    state: ticketState.optional().describe('open when absent.'),
    app: hash.optional(),
    limit: queryLimit.describe('50 when absent.'),
    after: hash.optional().describe('`next` of the page before.'),
  }),
  answer: z.object({
    tickets: z.array(operatedTicketLine).max(200),
    next: hash.nullable().describe('Where the next page begins; null after the last one.'),
  }),
  errors: [],
} satisfies CallSchema;
