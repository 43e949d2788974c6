// Stored files of tickets, compared with the rows that name them.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '#ports/files.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { ticket_files } from '#store/schema/tickets.ts';
import { sha256 } from './ticket-files.ts';

export async function bytesOf(files: Files, key: string): Promise<Buffer> {
  const content = await files.read(key);
  if (!content) throw new Error(`File ${key} is not in the store`);
  return Buffer.concat(await content.toArray());
}

/** Every file below a folder, by its path in it. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** Tickets that lack a file, or whose bytes are not those that were sent; there must be none. */
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
