import * as z from 'zod';
import { ticketFiles, ticketMessage } from '../limits.ts';
import { count, hash, line } from './scalars.ts';
import { ticketFile, ticketReply, ticketSummary, ticketThread } from './ticket.ts';

const asker = {
  app: hash,
  uhash: hash,
  language: z.string().max(16).describe('What the person reads the panel in.'),
};

/** A ticket in the operators' inbox. */
export const operatedTicketLine = ticketSummary
  .omit({ unread: true })
  .extend({ ...asker, unread: z.boolean().describe('Nobody has opened it since the person last spoke.') });

/** A whole ticket, for operators. */
export const operatedTicket = ticketThread.extend({
  ...asker,
  uuid: hash.describe('The publisher’s id of the person.'),
  attempt: hash.nullable().describe('The click it is about.'),
  files: z
    .array(
      ticketFile.extend({
        position: count.max(ticketFiles.max - 1),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .max(ticketFiles.max),
  replies: z.array(ticketReply.extend({ by: line.nullable().describe('Which operator.') })).max(1000),
});

export type OperatedTicketLine = z.infer<typeof operatedTicketLine>;
export type OperatedTicket = z.infer<typeof operatedTicket>;

export const ticketParams = z.object({ id: hash });

/** What an operator writes to somebody. */
export const answerText = z
  .string()
  .trim()
  .min(ticketMessage.minCharacters)
  .max(ticketMessage.maxCharacters)
  .refine((text) => !text.includes('\0'), 'Must not contain NUL.');
