// Saves a ticket: its files are stored first, then its rows are committed, and only then it is acknowledged. A file without
// a row is deleted later (jobs/sweep-files.ts); a row without its file cannot exist.
import { randomBytes } from 'node:crypto';
import type { Context } from '#request/context.ts';
import { DatabaseUnavailable } from '#store/engine/failures.ts';
import type { UserRecord } from '#store/people/users.ts';
import { createTicket, holdTicketsOf, type NewTicket } from '#store/support/tickets.ts';
import { assertOnlyAppeal } from './appeal.ts';
import type { TicketUpload } from './receive-form.ts';
import { assertTicketLimit } from './ticket-limit.ts';

export async function saveTicket(
  ctx: Context,
  user: UserRecord,
  ticket: NewTicket,
  uploads: readonly TicketUpload[],
): Promise<void> {
  const files = uploads.map((upload) => ({ upload, file_key: randomBytes(32).toString('hex') }));
  const removeFiles = () => Promise.allSettled(files.map(({ file_key }) => ctx.files.remove(file_key)));
  try {
    for (const { upload, file_key } of files) await ctx.files.store(file_key, upload);
    const isNew = await ctx.database.transaction(async (tx) => {
      await holdTicketsOf(tx, user);
      await assertOnlyAppeal(tx, user, ticket);
      await assertTicketLimit(tx, user, ticket);
      return await createTicket(tx, ticket, files.map(rowOf));
    });
    // A repeated request: the ticket exists with the files of the first one.
    if (!isNew) await removeFiles();
  } catch (error) {
    // A commit without an answer may have succeeded: the sweep finds out whether these files belong to a ticket.
    if (!(error instanceof DatabaseUnavailable)) await removeFiles();
    throw error;
  }
}

const rowOf = ({ upload, file_key }: { upload: TicketUpload; file_key: string }) => {
  const { name, type, bytes, sha256 } = upload;
  return { file_key, name, type, bytes, sha256 };
};
