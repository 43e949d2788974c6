import * as z from 'zod';
import { ticketFiles, ticketMessage } from '../limits.ts';
import { appealEvidence } from './appeal.ts';
import { amount, count, hash, line, moment, storableText } from './scalars.ts';
import { ticketFile, ticketReply, ticketSummary, ticketThread } from './ticket.ts';

const asker = {
  app: hash,
  uhash: hash,
  language: z.string().max(16).describe('What the person reads the panel in.'),
};

/** Who has taken a ticket. Its name is shown to whoever may see that person: not every team sees the other one. */
export const ticketAssignee = z.object({
  id: hash.nullable(),
  name: line.nullable(),
  is_me: z.boolean(),
});

const work = {
  waiting_since: moment.describe('While open: the user’s oldest message without an answer.'),
  assignee: ticketAssignee.nullable(),
};

/** A click as operators see it. */
const operatedAttempt = z.object({
  id: hash,
  survey: hash,
  supplier: hash,
  state: line.describe('opened, started, or how it ended.'),
  raw_code: line.nullable().describe('The supplier’s own outcome code.'),
  credited: amount,
  opened_at: moment,
  started_at: moment.nullable(),
  ended_at: moment.nullable(),
  device: z
    .object({ manufacturer: line.nullable(), model: line.nullable() })
    .nullable()
    .describe('What it was opened on, where the phone app reported it.'),
});

/** How a reply gets to the address of the ticket; null where none is sent. */
const replyMail = z.object({
  state: z.enum(['due', 'sent', 'failed']).describe('failed: it was given up, and the ticket is open again.'),
  attempts: count,
  failure: line.nullable().describe('Why the last attempt failed: the mail server’s reply.'),
  settled_at: moment.nullable().describe('When it was sent, or given up.'),
});

/** What the team writes for itself: users never see it, and no mail has it. */
const ticketNote = z.object({
  id: hash,
  by: line,
  is_mine: z.boolean(),
  text: storableText(ticketMessage.maxCharacters),
  at: moment,
});

/** A ticket in the operators' inbox. */
export const operatedTicketLine = ticketSummary.omit({ unread: true }).extend({
  ...asker,
  ...work,
  uuid: hash.describe('The publisher’s id of the person.'),
  unread: z.boolean().describe('No operator has opened it since the user’s last message.'),
  appeal: appealEvidence.nullable().describe('What an appeal is about.'),
  mail_failed: z.boolean().describe('A reply could not be sent to the address of the ticket.'),
});

/** A whole ticket, for operators. */
export const operatedTicket = ticketThread.extend({
  ...asker,
  ...work,
  uuid: hash.describe('The publisher’s id of the person.'),
  attempt: operatedAttempt.nullable().describe('What it is about.'),
  files: z
    .array(
      ticketFile.extend({
        position: count.max(ticketFiles.max - 1),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .max(ticketFiles.max),
  replies: z
    .array(
      ticketReply.extend({ by: line.nullable().describe('Which operator.'), mail: replyMail.nullable() }),
    )
    .max(1000),
  notes: z.array(ticketNote).max(1000).describe('For the team only; the oldest first.'),
  credits: z
    .array(
      z.object({
        transaction_id: hash,
        kind: z.enum(['credit', 'debit', 'undo']),
        amount: line.describe('With its currency, as people write it, without a sign.'),
        reason: line,
        by: line.nullable().describe('Null for a machine.'),
        undone: z.boolean(),
        at: moment,
      }),
    )
    .max(100)
    .describe('What was credited by hand for this ticket; the oldest first.'),
  last: hash
    .nullable()
    .describe('The last reply or note, which a reply names as seen; null before the first.'),
  may_answer: z
    .boolean()
    .describe('False for whoever only reads, and for whoever has set the state that an appeal is against.'),
});

export type OperatedTicketLine = z.infer<typeof operatedTicketLine>;
export type OperatedTicket = z.infer<typeof operatedTicket>;

export const ticketParams = z.object({ id: hash });

/** A message of an operator to a user. */
export const answerText = z
  .string()
  .trim()
  .min(ticketMessage.minCharacters)
  .max(ticketMessage.maxCharacters)
  .refine((text) => !text.includes('\0'), 'Must not contain NUL.');
