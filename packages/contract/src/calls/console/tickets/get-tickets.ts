import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { operatedTicketLine } from '../../../entities/operated-ticket.ts';
import { queryFlag, queryLimit } from '../../../entities/query.ts';
import { count, hash } from '../../../entities/scalars.ts';
import { ticketState } from '../../../entities/ticket.ts';

export const getTickets = {
  summary: 'The inbox',
  description:
    'Open tickets: longest waiting first, by the oldest message without an answer. Answered and closed ones: latest ' +
    'first. With `format=csv` all pages as one file.',
  query: z.object({
    state: ticketState.optional().describe('open when absent.'),
    app: hash.optional(),
    language: hash.optional().describe('What the person reads the panel in.'),
    mine: queryFlag.optional().describe('Only those that the asker has taken.'),
    limit: queryLimit.describe('50 when absent.'),
    after: hash.optional().describe('`next` of the page before.'),
    format: z.enum(['json', 'csv']).optional(),
  }),
  answer: z.object({
    tickets: z.array(operatedTicketLine).max(200),
    next: hash.nullable().describe('Where the next page begins; null after the last one.'),
    open: count.describe('How many are open with these filters, at most 1,000.'),
    languages: z.array(hash).max(200).describe('Of the open ones.'),
  }),
  errors: [],
} satisfies CallSchema;
