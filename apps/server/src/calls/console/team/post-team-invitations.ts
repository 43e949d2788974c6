// POST /team/invitations of the console: a link for somebody new, in this answer alone.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { invite } from '#console/invitations.ts';
import { presentInvitation } from '#present/console-team.ts';

export const postTeamInvitations: ConsoleHandler<'console/team/post-team-invitations'> = async (
  ctx,
  { body, operator },
) => {
  const { invitation, link, mailed } = await invite(ctx, operator, body);
  return { invitation: presentInvitation(invitation, operator), link, mailed };
};
