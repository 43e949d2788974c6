import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { ticketParams } from '../../../entities/operated-ticket.ts';
import { hash } from '../../../entities/scalars.ts';

export const getTicketsFiles = {
  summary: 'A file of a ticket',
  description: 'Its bytes, as an attachment of the type its content has.',
  params: ticketParams.extend({ position: hash.describe('As in the ticket: 0 is the first.') }),
  answer: z.string().meta({ format: 'binary' }),
  errors: ['not-found'],
} satisfies CallSchema;
