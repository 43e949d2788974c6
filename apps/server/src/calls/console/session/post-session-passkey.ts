// POST /session/passkey of the console: sign-in by a passkey alone.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { signInByPasskey } from '#console/factor-sign-in.ts';

export const postSessionPasskey: ConsoleHandler<'console/session/post-session-passkey'> = async (
  ctx,
  { body, client, operator },
) => await signInByPasskey(ctx, { passkey: body.passkey, client, operator });
