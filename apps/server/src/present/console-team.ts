// People, invitations, factors, sessions and publishers of the console, without anything secret.
import type { ConsoleFactor } from '@earnwall/contract/entities/console-factor';
import type { ConsoleSession } from '@earnwall/contract/entities/console-session';
import type { ConsoleInvitation, ConsolePublisher } from '@earnwall/contract/entities/console-team';
import { writeShare } from '@earnwall/domain/console/share';
import type { FactorRecord } from '#store/console/factors.ts';
import type { InvitationWithPublisher } from '#store/console/invitations.ts';
import type { CountedPublisher } from '#store/console/publishers.ts';
import type { SessionRecord } from '#store/console/sessions.ts';
import { actorName, readerOf } from './teammate.ts';

/** Without a reader as whoever is invited sees it. */
export const presentInvitation = (
  invitation: InvitationWithPublisher,
  reader = readerOf(invitation.publisher_id),
): ConsoleInvitation => {
  const { id, email, name, role, publisher_id, publisher_name } = invitation;
  const invited_by = actorName(reader, invitation.invited_by, invitation.invited_by_role);
  return {
    ...{ id, email, name, role, invited_by },
    publisher: publisher_id === null ? null : { id: publisher_id, name: publisher_name ?? '' },
    created_at: invitation.created_at.toISOString(),
    expires_at: invitation.expires_at.toISOString(),
  };
};

export const presentFactor = ({ id, kind, name, created_at, used_at }: FactorRecord): ConsoleFactor => ({
  ...{ id, kind, name },
  created_at: created_at.toISOString(),
  used_at: used_at?.toISOString() ?? null,
});

export const presentSession = (
  { id, digest, device, address, created_at, seen_at }: SessionRecord,
  currentDigest: string,
): ConsoleSession => ({
  ...{ id, device, address, current: digest === currentDigest },
  created_at: created_at.toISOString(),
  seen_at: seen_at.toISOString(),
});

export const presentPublisher = ({ payout_share_bp, ...publisher }: CountedPublisher): ConsolePublisher => ({
  ...publisher,
  payout_share: writeShare(payout_share_bp),
  created_at: publisher.created_at.toISOString(),
});
