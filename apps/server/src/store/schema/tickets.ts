// Support tickets with their files and replies (TK-02).
import type { AppealEvidence } from '@earnwall/contract/entities/appeal';
import { ticketKinds } from '@earnwall/contract/state-reasons';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { actorRole, created, isOneOf, moment, rowId } from './columns.ts';
import { people } from './people.ts';
import { belongsToUser } from './users.ts';

export const ticketStates = ['open', 'answered', 'closed'] as const;
export const replyAuthors = ['user', 'operator'] as const;

export const tickets = pgTable(
  'tickets',
  {
    id: uuid().primaryKey().defaultRandom(),
    app_id: text().notNull(),
    user_id: rowId().notNull(),
    email: text().notNull(),
    text: text().notNull(),
    /** The click it is about, one of the user's own. */
    cid: text(),
    kind: text({ enum: ticketKinds }).notNull().default('question'),
    /** What the server attached to an appeal, and when the state it is against was set. */
    appeal: jsonb().$type<AppealEvidence>(),
    appeal_of: moment(),
    /** Who has set that state, and so does not answer; null where no person did, or nobody else was there to answer. */
    appeal_set_by: uuid().references(() => people.id),
    /** The language of the user's panel. */
    language: text().notNull(),
    state: text({ enum: ticketStates }).notNull().default('open'),
    created_at: created(),
    updated_at: created(),
    /** While open: the user's oldest message without an answer, from which the promise counts. */
    waiting_since: created(),
    /** Who has taken it; null while nobody has. */
    assigned_to: uuid().references(() => people.id),
    operator_seen_at: moment(),
    user_seen_at: moment(),
  },
  (ticket) => [
    belongsToUser(ticket),
    index('tickets_user').on(ticket.app_id, ticket.user_id, ticket.created_at),
    // Support looks people up by the address they wrote from.
    index('tickets_email').on(sql`lower(${ticket.email})`),
    index('tickets_state').on(ticket.state, ticket.updated_at),
    index('tickets_waiting').on(ticket.waiting_since, ticket.id).where(sql`${ticket.state} = 'open'`),
    index('tickets_assigned').on(ticket.assigned_to).where(sql`${ticket.assigned_to} is not null`),
    uniqueIndex('tickets_appeal')
      .on(ticket.app_id, ticket.user_id, ticket.appeal_of)
      .where(sql`${ticket.appeal_of} is not null`),
    isOneOf('tickets_state_known', ticket.state, ticketStates),
    isOneOf('tickets_kind_known', ticket.kind, ticketKinds),
  ],
);

/** A row exists only for a file that is stored completely. */
export const ticket_files = pgTable(
  'ticket_files',
  {
    ticket_id: uuid()
      .notNull()
      .references(() => tickets.id),
    position: smallint().notNull(),
    /** Its key in the file storage: random, never the user's file name. */
    file_key: text().notNull().unique('ticket_files_key'),
    /** The user's file name. */
    name: text().notNull(),
    /** Detected from the content. */
    type: text().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
  },
  (file) => [
    primaryKey({ columns: [file.ticket_id, file.position] }),
    check('ticket_files_bytes_not_negative', sql`${file.bytes} >= 0`),
  ],
);

export const ticket_replies = pgTable(
  'ticket_replies',
  {
    id: uuid().primaryKey().defaultRandom(),
    ticket_id: uuid()
      .notNull()
      .references(() => tickets.id),
    author: text({ enum: replyAuthors }).notNull(),
    /** Which operator; null for the user. */
    by: text(),
    by_role: actorRole(),
    text: text().notNull(),
    /** Chosen by the sender, so that a repeated request adds one reply. */
    idempotency_key: text().notNull(),
    at: created(),
  },
  (reply) => [
    unique('ticket_replies_once').on(reply.ticket_id, reply.idempotency_key),
    index('ticket_replies_ticket').on(reply.ticket_id, reply.at),
    isOneOf('ticket_replies_author_known', reply.author, replyAuthors),
  ],
);
