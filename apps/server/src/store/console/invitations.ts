// Invitations to the console, by the digest of their token.
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { invitations } from '#store/schema/people.ts';
import { publishers } from '#store/schema/publishers.ts';
import { inScope, type Scope } from './scope.ts';

export type InvitationRecord = typeof invitations.$inferSelect;
export type InvitationWithPublisher = InvitationRecord & { publisher_name: string | null };

const isOpen = and(isNull(invitations.accepted_at), isNull(invitations.revoked_at));

const select = (on: Queryable) =>
  on
    .select({ invitation: invitations, publisher_name: publishers.name })
    .from(invitations)
    .leftJoin(publishers, eq(publishers.id, invitations.publisher_id));

/** Those that were neither accepted nor revoked, by name; also expired ones. */
export async function findInvitations(
  on: Queryable,
  scope: Scope,
  { publisher_id, most }: { publisher_id: string | null; most: number },
): Promise<InvitationWithPublisher[]> {
  const found = await select(on)
    .where(
      and(
        isOpen,
        inScope(invitations.publisher_id, scope),
        publisher_id === null ? undefined : eq(invitations.publisher_id, publisher_id),
      ),
    )
    .orderBy(asc(invitations.name), asc(invitations.id))
    .limit(most);
  return found.map(({ invitation, publisher_name }) => ({ ...invitation, publisher_name }));
}

/** Null for one that does not count any more. */
export async function findInvitation(
  on: Queryable,
  digest: string,
  now: Date,
): Promise<InvitationWithPublisher | null> {
  const [found] = await select(on).where(
    and(eq(invitations.digest, digest), isOpen, gt(invitations.expires_at, now)),
  );
  return found ? { ...found.invitation, publisher_name: found.publisher_name } : null;
}

export async function insertInvitation(
  tx: Tx,
  invitation: Omit<typeof invitations.$inferInsert, 'id'>,
): Promise<InvitationRecord> {
  const [stored] = await tx.insert(invitations).values(invitation).returning();
  if (!stored) throw new Error('The invitation was not stored');
  return stored;
}

/** A new invitation replaces the earlier ones to the same mail, as far as the asker sees them. */
export async function revokeInvitationsTo(tx: Tx, email: string, scope: Scope, at: Date): Promise<void> {
  await tx
    .update(invitations)
    .set({ revoked_at: at })
    .where(and(eq(invitations.email, email), isOpen, inScope(invitations.publisher_id, scope)));
}

/** Null where there is none in the scope. */
export async function revokeInvitation(
  tx: Tx,
  scope: Scope,
  id: string,
  at: Date,
): Promise<InvitationRecord | null> {
  const [revoked] = await tx
    .update(invitations)
    .set({ revoked_at: at })
    .where(and(eq(invitations.id, id), isOpen, inScope(invitations.publisher_id, scope)))
    .returning();
  return revoked ?? null;
}

/** Once: of two who accept at the same time one gets it. */
export async function takeInvitation(tx: Tx, digest: string, now: Date): Promise<InvitationRecord | null> {
  const [taken] = await tx
    .update(invitations)
    .set({ accepted_at: now })
    .where(and(eq(invitations.digest, digest), isOpen, gt(invitations.expires_at, now)))
    .returning();
  return taken ?? null;
}
