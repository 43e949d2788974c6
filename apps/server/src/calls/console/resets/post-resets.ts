// POST /resets of the console: asks for a link by mail. The answer tells nobody whether the mail is known.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { askForReset } from '#console/resets.ts';

export const postResets: ConsoleHandler<'console/resets/post-resets'> = async (ctx, call) => {
  const { body, client, operator } = call;
  await askForReset(ctx, { email: body.email, client, request_id: operator.request_id });
  return { mail: ctx.mailer !== null };
};
