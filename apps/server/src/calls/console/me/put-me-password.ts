// PUT /me/password of the console: a new password ends all other sessions.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { changePassword } from '#console/own-account.ts';
import { SessionAnswer } from '#request/session-answer.ts';

export const putMePassword: ConsoleHandler<'console/me/put-me-password'> = async (ctx, call) => {
  const { current_password: current, password } = call.body;
  return new SessionAnswer({}, await changePassword(ctx, call.operator, { current, password }));
};
