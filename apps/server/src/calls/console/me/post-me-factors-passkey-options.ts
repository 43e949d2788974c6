// POST /me/factors/passkey-options of the console: what a browser needs to make a passkey.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { startPasskey } from '#console/enrol.ts';

export const postMeFactorsPasskeyOptions: ConsoleHandler<
  'console/me/post-me-factors-passkey-options'
> = async (ctx, { operator, client }) => ({ options: await startPasskey(ctx, operator, client) });
