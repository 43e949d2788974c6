// What people of the console write and do about tickets among themselves: notes, presence and saved answers. Nothing of it is
// in a table that users' calls or mails read.
import { presences } from '@earnwall/contract/presence';
import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { actorRole, created, isOneOf, moment } from './columns.ts';
import { people } from './people.ts';
import { publishers } from './publishers.ts';
import { tickets } from './tickets.ts';

const ofTicket = () =>
  uuid()
    .notNull()
    .references(() => tickets.id);

/** For the team only. */
export const ticket_notes = pgTable(
  'ticket_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    ticket_id: ofTicket(),
    by: text().notNull(),
    by_role: actorRole(),
    /** Null for a machine. */
    person_id: uuid().references(() => people.id),
    text: text().notNull(),
    /** Chosen by the sender, so that a repeated request adds one note. */
    idempotency_key: text().notNull(),
    at: created(),
  },
  (note) => [
    unique('ticket_notes_once').on(note.ticket_id, note.idempotency_key),
    index('ticket_notes_ticket').on(note.ticket_id, note.at),
  ],
);

/** Who has a ticket open now. A row counts until its end, and is written anew while they stay. */
export const ticket_presence = pgTable(
  'ticket_presence',
  {
    ticket_id: ofTicket(),
    person_id: uuid()
      .notNull()
      .references(() => people.id),
    doing: text({ enum: presences }).notNull(),
    until: moment().notNull(),
  },
  (presence) => [
    primaryKey({ columns: [presence.ticket_id, presence.person_id] }),
    index('ticket_presence_until').on(presence.until),
    isOneOf('ticket_presence_doing_known', presence.doing, presences),
  ],
);

export const saved_answers = pgTable(
  'saved_answers',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for those of the operators. */
    publisher_id: text().references(() => publishers.id),
    name: text().notNull(),
    text: text().notNull(),
    updated_at: created(),
  },
  (answer) => [unique('saved_answers_name').on(answer.publisher_id, answer.name).nullsNotDistinct()],
);
