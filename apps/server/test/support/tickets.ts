// A ticket as the form sends it, and what became of it on the disk and in the database.
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import type { Files } from '#ports/files.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import type { UserRecord } from '#store/people/users.ts';
import { ticket_files, tickets } from '#store/schema/tickets.ts';
import { type Sample, sha256 } from './ticket-files.ts';

export interface TicketDraft {
  email?: string | null;
  text?: string | null;
  uhash?: string | null;
  attempt?: string;
  key?: string;
  files?: readonly Sample[];
}

/** Null leaves a field out; whatever a test does not care about is right. */
export function ticketForm(user: UserRecord, draft: TicketDraft = {}): FormData {
  const { files = [], ...texts } = draft;
  const form = new FormData();
  const fields = { email: 'ada@example.com', text: 'Where are my coins?', uhash: user.uhash, ...texts };
  for (const [field, value] of Object.entries(fields)) if (value != null) form.append(field, value);
  for (const { name, type, bytes } of files) form.append('files[]', new Blob([bytes], { type }), name);
  return form;
}

export function ticketsOf(on: Queryable, user: UserRecord) {
  return on.select().from(tickets).where(eq(tickets.user_id, user.id)).orderBy(asc(tickets.created_at));
}

export function filesOf(on: Queryable, ticket: { id: string }) {
  return on
    .select()
    .from(ticket_files)
    .where(eq(ticket_files.ticket_id, ticket.id))
    .orderBy(asc(ticket_files.position));
}

export async function bytesOf(files: Files, key: string): Promise<Buffer> {
  const content = await files.read(key);
  if (!content) throw new Error(`There is no file ${key}`);
  return Buffer.concat(await content.toArray());
}

/** Every file below a folder, by its path in it. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** O6: every ticket has all its files, and their bytes are those that were sent. */
export async function brokenTickets(on: Queryable, files: Files): Promise<string[]> {
  const rows = await on.select().from(ticket_files);
  const broken = await Promise.all(
    rows.map(async ({ ticket_id, file_key, sha256: expected, bytes }) => {
      const content = await bytesOf(files, file_key).catch(() => null);
      return content?.length === bytes && sha256(content) === expected ? [] : [ticket_id];
    }),
  );
  return broken.flat();
}

/** Everybody comes from an address of their own, as far as the pace of an address goes. */
export function anAddress(): { 'x-forwarded-for': string } {
  const [second, third, fourth] = randomBytes(3);
  return { 'x-forwarded-for': `8.${second}.${third}.${fourth}` };
}
