// Who signs in to the console: people, their sessions, and what proves who they are. Tokens and codes are stored as digests.

import { operatorRoles, roles } from '@earnwall/contract/console-access';
import type { ConsolePreferences } from '@earnwall/contract/entities/console-preferences';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { actorRole, bytes, created, isOneOf, moment, rowId } from './columns.ts';
import { publishers } from './publishers.ts';

/** A person has one role: of operators, or in one publisher. */
export const people = pgTable(
  'people',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In small letters. */
    email: text().notNull(),
    name: text().notNull(),
    role: text({ enum: roles }).notNull(),
    /** Null for operators. */
    publisher_id: text().references(() => publishers.id),
    /** scrypt; null for someone who signs in by a passkey alone. */
    password_hash: text(),
    preferences: jsonb().$type<Partial<ConsolePreferences>>().notNull().default({}),
    created_at: created(),
    seen_at: moment(),
    /** Set when the person leaves; the row stays, since the audit names it. */
    removed_at: moment(),
  },
  (person) => [
    uniqueIndex('people_email').on(person.email).where(sql`${person.removed_at} is null`),
    index('people_publisher').on(person.publisher_id),
    isOneOf('people_role_known', person.role, roles),
    check(
      'people_operators_have_no_publisher',
      sql`(${person.role} in (${sql.raw(operatorRoles.map((role) => `'${role}'`).join(', '))})) = (${person.publisher_id} is null)`,
    ),
    check('people_email_small', sql`${person.email} = lower(${person.email})`),
  ],
);

const ofPerson = () =>
  uuid()
    .notNull()
    .references(() => people.id);

/** `factor`: the password was right, a factor is missing. `enrol`: a factor must be enrolled first. `full`: signed in. */
export const sessionStages = ['factor', 'enrol', 'full'] as const;

export const console_sessions = pgTable(
  'console_sessions',
  {
    /** SHA-256 of the cookie's token. */
    digest: text().primaryKey(),
    /** Shown in the list of sessions, and used to end one. */
    id: uuid().notNull().defaultRandom(),
    person_id: ofPerson(),
    stage: text({ enum: sessionStages }).notNull(),
    /** When a factor was last proven. */
    factor_at: moment(),
    /** Browser and system, in words. */
    device: text().notNull(),
    address: text().notNull(),
    created_at: created(),
    seen_at: created(),
    expires_at: moment().notNull(),
  },
  (session) => [
    index('console_sessions_person').on(session.person_id),
    index('console_sessions_expires').on(session.expires_at),
    isOneOf('console_sessions_stage_known', session.stage, sessionStages),
  ],
);

export const factorKinds = ['totp', 'passkey'] as const;

export const factors = pgTable(
  'factors',
  {
    id: uuid().primaryKey().defaultRandom(),
    person_id: ofPerson(),
    kind: text({ enum: factorKinds }).notNull(),
    name: text().notNull(),
    /** Of TOTP: the secret, encrypted by the server's own. */
    secret: text(),
    /** Of TOTP: the last time step that was used; a step counts once. */
    last_step: rowId(),
    /** Of a passkey. */
    credential_id: text(),
    public_key: bytes(),
    counter: rowId(),
    transports: text().array(),
    created_at: created(),
    used_at: moment(),
    /** Null until the first right code: an enrolment that was not finished proves nothing. */
    confirmed_at: moment(),
  },
  (factor) => [
    index('factors_person').on(factor.person_id),
    uniqueIndex('factors_credential').on(factor.credential_id),
    isOneOf('factors_kind_known', factor.kind, factorKinds),
  ],
);

export const recovery_codes = pgTable(
  'recovery_codes',
  { person_id: ofPerson(), digest: text().notNull(), used_at: moment() },
  (code) => [primaryKey({ columns: [code.person_id, code.digest] })],
);

export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    digest: text().notNull().unique('invitations_digest'),
    email: text().notNull(),
    name: text().notNull(),
    role: text({ enum: roles }).notNull(),
    publisher_id: text().references(() => publishers.id),
    invited_by: text().notNull(),
    invited_by_role: actorRole(),
    created_at: created(),
    expires_at: moment().notNull(),
    accepted_at: moment(),
    revoked_at: moment(),
  },
  (invitation) => [
    isOneOf('invitations_role_known', invitation.role, roles),
    index('invitations_publisher').on(invitation.publisher_id),
  ],
);

export const password_resets = pgTable(
  'password_resets',
  {
    digest: text().primaryKey(),
    person_id: ofPerson(),
    /** For somebody who has lost all factors: none is asked for, and those there are removed. */
    removes_factors: boolean().notNull().default(false),
    created_at: created(),
    expires_at: moment().notNull(),
    used_at: moment(),
  },
  (reset) => [index('password_resets_person').on(reset.person_id)],
);

/** Challenges of passkeys, each for one try; `person_id` is null while nobody is known yet. */
export const passkey_challenges = pgTable('passkey_challenges', {
  challenge: text().primaryKey(),
  person_id: uuid().references(() => people.id),
  expires_at: moment().notNull(),
});

/** Failed attempts by account and by network (keyed digests): each failure makes the next try wait longer. */
export const sign_in_attempts = pgTable('sign_in_attempts', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  last_at: moment().notNull(),
});
