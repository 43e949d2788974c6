// POST /team/invitations/{id}/revoke of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { revoke } from '#console/invitations.ts';

export const postTeamInvitationsRevoke: ConsoleHandler<'console/team/post-team-invitations-revoke'> = async (
  ctx,
  { params, operator },
) => {
  await revoke(ctx, operator, params.id);
  return {};
};
