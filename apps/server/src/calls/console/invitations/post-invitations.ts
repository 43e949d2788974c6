// POST /invitations/{token} of the console: somebody new sets a password.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { accept } from '#console/invitations.ts';

export const postInvitations: ConsoleHandler<'console/invitations/post-invitations'> = async (ctx, call) => {
  const { params, body, client, operator } = call;
  const { name, password } = body;
  return await accept(ctx, { token: params.token, name, password, client, operator });
};
