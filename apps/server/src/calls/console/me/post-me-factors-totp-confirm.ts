// POST /me/factors/totp/{id} of the console: the first right code confirms an authenticator app.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { confirmTotp } from '#console/enrol.ts';
import { presentFactor } from '#present/console-team.ts';
import { SessionAnswer } from '#request/session-answer.ts';

export const postMeFactorsTotpConfirm: ConsoleHandler<'console/me/post-me-factors-totp-confirm'> = async (
  ctx,
  { params, body, operator },
) => {
  const { code, name } = body;
  const { factor, recovery_codes, token } = await confirmTotp(ctx, operator, { id: params.id, code, name });
  return new SessionAnswer({ factor: presentFactor(factor), recovery_codes }, token);
};
