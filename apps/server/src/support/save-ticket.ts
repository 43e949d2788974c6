// A ticket becomes one: its files are kept first, then its rows commit, and only then is it acknowledged (O6). A file
// without a row is nobody's and is swept later; a row without its file cannot come to be.
import { randomBytes } from 'node:crypto';
import type { Context } from '#request/context.ts';
import { DatabaseUnavailable } from '#store/engine/failures.ts';
import { createTicket, holdTicketsOf, type NewTicket } from '#store/support/tickets.ts';
import type { TicketUpload } from './receive-form.ts';
import { assertTicketLimit } from './ticket-limit.ts';

export async function saveTicket(
  ctx: Context,
  ticket: NewTicket,
  uploads: readonly TicketUpload[],
): Promise<void> {
  const files = uploads.map((upload) => ({ upload, file_key: randomBytes(32).toString('hex') }));
  const forget = () => Promise.allSettled(files.map(({ file_key }) => ctx.files.remove(file_key)));
  try {
    for (const { upload, file_key } of files) await ctx.files.store(file_key, upload);
    const isNew = await ctx.database.transaction(async (tx) => {
      const user = { app_id: ticket.app_id, id: ticket.user_id };
      await holdTicketsOf(tx, user);
      await assertTicketLimit(tx, user, ticket);
      return await createTicket(tx, ticket, files.map(rowOf));
    });
    // It was sent before, and is there with the files of then.
    if (!isNew) await forget();
  } catch (error) {
    // A commit that broke off may have counted: whether these files belong to a ticket is seen when they are swept.
    if (!(error instanceof DatabaseUnavailable)) await forget();
    throw error;
  }
}

const rowOf = ({ upload, file_key }: { upload: TicketUpload; file_key: string }) => {
  const { name, type, bytes, sha256 } = upload;
  return { file_key, name, type, bytes, sha256 };
};
