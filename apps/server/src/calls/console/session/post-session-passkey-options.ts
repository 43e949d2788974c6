// POST /session/passkey-options of the console: what a browser needs for a proof by passkey.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { assertionOptions } from '#console/passkeys.ts';

export const postSessionPasskeyOptions: ConsoleHandler<
  'console/session/post-session-passkey-options'
> = async (ctx, { client, operator }) => ({
  options: await assertionOptions(ctx, { client, person_id: operator.session?.person_id ?? null }),
});
