import type { teamCalls } from '@earnwall/contract/console-calls/team';
import { getPublishers } from '#calls/console/publishers/get-publishers.ts';
import { postPublishers } from '#calls/console/publishers/post-publishers.ts';
import { putPublishers } from '#calls/console/publishers/put-publishers.ts';
import { putPublishersShare } from '#calls/console/publishers/put-publishers-share.ts';
import { getTeam } from '#calls/console/team/get-team.ts';
import { postTeamInvitations } from '#calls/console/team/post-team-invitations.ts';
import { postTeamInvitationsRevoke } from '#calls/console/team/post-team-invitations-revoke.ts';
import { postTeamRemoval } from '#calls/console/team/post-team-removal.ts';
import { postTeamReset } from '#calls/console/team/post-team-reset.ts';
import { postTeamSessionsEnd } from '#calls/console/team/post-team-sessions-end.ts';
import { putTeamRole } from '#calls/console/team/put-team-role.ts';
import type { ConsoleHandlers } from './handler.ts';

export const teamHandlers: ConsoleHandlers<keyof typeof teamCalls> = {
  'console/team/get-team': getTeam,
  'console/team/post-team-invitations': postTeamInvitations,
  'console/team/post-team-invitations-revoke': postTeamInvitationsRevoke,
  'console/team/put-team-role': putTeamRole,
  'console/team/post-team-removal': postTeamRemoval,
  'console/team/post-team-sessions-end': postTeamSessionsEnd,
  'console/team/post-team-reset': postTeamReset,
  'console/publishers/get-publishers': getPublishers,
  'console/publishers/post-publishers': postPublishers,
  'console/publishers/put-publishers': putPublishers,
  'console/publishers/put-publishers-share': putPublishersShare,
};
