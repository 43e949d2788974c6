// POST /resets/{token} of the console: sets a new password.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { resetPassword } from '#console/resets.ts';

export const postResetsToken: ConsoleHandler<'console/resets/post-resets-token'> = async (ctx, call) => {
  const { params, body, client, operator } = call;
  const { password, ...proof } = body;
  await resetPassword(ctx, { token: params.token, password, proof, client, request_id: operator.request_id });
  return {};
};
