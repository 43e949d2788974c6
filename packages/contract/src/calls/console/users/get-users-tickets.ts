import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { userParams } from '../../../entities/operated-user.ts';
import { count, hash, moment, storableText } from '../../../entities/scalars.ts';
import { ticketState } from '../../../entities/ticket.ts';
import { ticketKinds } from '../../../state-reasons.ts';

export const getUsersTickets = {
  summary: 'A user’s tickets',
  description: 'The latest first, at most 100.',
  params: userParams,
  answer: z.object({
    tickets: z
      .array(
        z.object({
          id: hash,
          kind: z.enum(ticketKinds),
          state: ticketState,
          excerpt: storableText(200),
          created_at: moment,
          updated_at: moment,
          replies: count,
        }),
      )
      .max(100),
  }),
  errors: ['not-found'],
} satisfies CallSchema;
