import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { ticketAssignee, ticketParams } from '../../../entities/operated-ticket.ts';
import { count, hash, line } from '../../../entities/scalars.ts';
import { ticketState } from '../../../entities/ticket.ts';
import { presences } from '../../../presence.ts';

export const putTicketsPresence = {
  summary: 'Say that one has a ticket open, and ask who else has',
  description:
    'Counts for 12 seconds, so it is sent again while the page is in sight. The other fields tell whether the ' +
    'thread has moved on.',
  params: ticketParams,
  body: z.strictObject({ doing: z.enum([...presences, 'gone']) }),
  answer: z.object({
    others: z
      .array(
        z.object({
          name: line.nullable().describe('Null for somebody of another team.'),
          doing: z.enum(presences),
        }),
      )
      .max(20),
    last: hash.nullable(),
    state: ticketState,
    assignee: ticketAssignee.nullable(),
    credits: count.describe('How often somebody credited or debited for it by hand.'),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
