// POST /support-ticket: a form with files (TK-01). Once acknowledged, ticket and files are stored durably (TK-04).
import { rm } from 'node:fs/promises';
import { postSupportTicket as schema } from '@earnwall/contract/calls/support/post-support-ticket';
import type { ServerContext } from '#calls/context.ts';
import type { Handler } from '#calls/handler.ts';
import { ApiError } from '#request/api-error.ts';
import type { UserRecord } from '#store/people/users.ts';
import { findOwnTicket } from '#store/support/tickets.ts';
import { findAttempt } from '#store/surveys/activities.ts';
import { newAppeal } from '#support/appeal.ts';
import { checkForm } from '#support/check-form.ts';
import { receiveForm, type TicketUpload } from '#support/receive-form.ts';
import { saveTicket } from '#support/save-ticket.ts';
import { ticketIdOf } from '#support/ticket-id.ts';

export const postSupportTicket: Handler<'support/post-support-ticket'> = async (
  ctx,
  { body, who, visit },
) => {
  const { user } = who;
  const uploads: TicketUpload[] = [];
  try {
    const options = { filesField: schema.multipart.files, newPath: ctx.files.newUploadPath, uploads };
    const ticket = checkForm(await receiveForm(body, options), who);
    const { email, text, attempt = null, kind = 'question' } = ticket;
    await checkAttempt(ctx, user, attempt);
    const at = { created_at: ctx.now(), updated_at: ctx.now() };
    const id = ticketIdOf(ctx.secret, user, ticket.key);
    const owner = { app_id: user.app_id, user_id: user.id, language: visit.language };
    // Sent again, it is there with what was attached then, whatever has become of the state since.
    if (kind === 'appeal' && (await findOwnTicket(ctx.database.db, user, id))) return { result: true };
    const appeal = kind === 'appeal' ? await newAppeal(ctx.database.db, user, ctx.now()) : {};
    await saveTicket(ctx, user, { id, ...owner, email, text, cid: attempt, ...appeal, ...at }, uploads);
    return { result: true };
  } finally {
    // Stored files were moved away; this deletes the rest.
    await Promise.all(uploads.map(({ path }) => rm(path, { force: true })));
  }
};

/** A ticket is about an attempt of its sender, or about none. */
async function checkAttempt(
  { database }: ServerContext,
  user: UserRecord,
  cid: string | null,
): Promise<void> {
  if (cid !== null && !(await findAttempt(database.db, user, cid)))
    throw new ApiError('not-found', 'There is no such activity.');
}
