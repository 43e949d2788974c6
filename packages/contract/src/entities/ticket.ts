import * as z from 'zod';
import { ticketEmail, ticketFiles, ticketMessage } from '../limits.ts';
import { ticketKinds } from '../state-reasons.ts';
import { appealEvidence } from './appeal.ts';
import { count, hash, line, moment, storableText } from './scalars.ts';

/**
 * The text fields of a support ticket (TK-02); its files travel beside them. What they may contain is a rule of the
 * domain, asked by form and server alike.
 */
export const ticket = z.strictObject({
  email: storableText(ticketEmail.maxCharacters).meta({ format: 'email' }),
  text: storableText(ticketMessage.maxCharacters),
  uhash: hash.describe('Of the user the bearer names; any other is 404.'),
  attempt: hash
    .optional()
    .describe('Addition: the id of the survey activity it is about, one of the user’s own.'),
  kind: z
    .enum(ticketKinds)
    .optional()
    .describe(
      'Addition: an appeal is about the ban, hold or review that applies now, which the server attaches.',
    ),
  key: hash
    .optional()
    .describe('Addition: chosen at random by the form; sent again with the same key it is one ticket.'),
});

export type Ticket = z.infer<typeof ticket>;

/** A file of a ticket while it is edited; `Blob` is whatever the platform holds a file in. */
export interface TicketFile<Blob> {
  readonly id: string;
  readonly file: Blob;
  /** An address the preview can be shown from. */
  readonly preview: string;
}

export const ticketState = z
  .enum(['open', 'answered', 'closed'])
  .describe('open waits for support, answered has its reply, closed takes no more replies.');

/** Only the metadata: files are not sent back to their sender. */
export const ticketFile = z.object({
  name: line,
  type: z.enum(Object.keys(ticketFiles.bytesByType) as (keyof typeof ticketFiles.bytesByType)[]),
  bytes: count,
});

export const ticketReply = z.object({
  id: hash,
  author: z.enum(['user', 'operator']),
  text: storableText(ticketMessage.maxCharacters),
  at: moment,
});

/** A line of the user's list of tickets; an addition. */
export const ticketSummary = z.object({
  id: hash,
  kind: z.enum(ticketKinds),
  state: ticketState,
  excerpt: line.describe('How the message begins.'),
  created_at: moment,
  updated_at: moment.describe('When the last message was sent.'),
  files: count,
  replies: count,
  unread: z.boolean().describe('Support has answered since the user last opened it.'),
});

/** A whole ticket, for its user; an addition. */
export const ticketThread = z.object({
  id: hash,
  kind: z.enum(ticketKinds),
  appeal: appealEvidence.nullable().describe('What the server attached to an appeal.'),
  state: ticketState,
  email: storableText(ticketEmail.maxCharacters),
  text: storableText(ticketMessage.maxCharacters),
  attempt: z
    .object({ id: hash, name: line })
    .nullable()
    .describe('The survey activity it is about, as the history calls it.'),
  created_at: moment,
  updated_at: moment,
  files: z.array(ticketFile).max(ticketFiles.max),
  replies: z.array(ticketReply).max(1000).describe('The oldest first.'),
});

export type TicketSummary = z.infer<typeof ticketSummary>;
export type TicketThread = z.infer<typeof ticketThread>;
