// POST /me/factors/totp of the console: begins to enrol an authenticator app.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { startTotp } from '#console/enrol.ts';
import { qrOf, totpUri } from '#console/totp.ts';

export const postMeFactorsTotp: ConsoleHandler<'console/me/post-me-factors-totp'> = async (ctx, call) => {
  const { id, secret, email } = await startTotp(ctx, call.operator);
  const uri = totpUri(secret, email);
  return { id, secret, uri, qr: qrOf(uri) };
};
