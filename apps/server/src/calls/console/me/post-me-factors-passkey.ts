// POST /me/factors/passkey of the console: a new passkey.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { addPasskey } from '#console/enrol.ts';
import { presentFactor } from '#present/console-team.ts';
import { SessionAnswer } from '#request/session-answer.ts';

export const postMeFactorsPasskey: ConsoleHandler<'console/me/post-me-factors-passkey'> = async (
  ctx,
  { body, operator, client },
) => {
  const { passkey, name } = body;
  const { factor, recovery_codes, token } = await addPasskey(ctx, operator, { client, passkey, name });
  return new SessionAnswer({ factor: presentFactor(factor), recovery_codes }, token);
};
