// POST /postbacks/resend of the console: sends one or several again, under their ids.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { resend } from '#console/postbacks/resend.ts';

export const postPostbacksResend: ConsoleHandler<'console/postbacks/post-postbacks-resend'> = (
  ctx,
  { body, operator },
) => resend(ctx, operator, body.postbacks);
