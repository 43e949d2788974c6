import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { hash } from '../../entities/scalars.ts';
import { ticketThread } from '../../entities/ticket.ts';

export const getSupportTicket = {
  summary: 'One ticket of the user with its replies',
  description: 'Marks the replies of the ticket as read.',
  params: z.object({ id: hash }),
  answer: ticketThread,
  errors: ['forbidden', 'not-found'],
} satisfies CallSchema;
