// GET /invitations/{token} of the console: what an invitation is for.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { showInvitation } from '#console/invitations.ts';
import { presentInvitation } from '#present/console-team.ts';

export const getInvitations: ConsoleHandler<'console/invitations/get-invitations'> = async (ctx, call) => {
  const { id: _, created_at: __, ...shown } = presentInvitation(await showInvitation(ctx, call.params.token));
  return shown;
};
