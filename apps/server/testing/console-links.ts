// Links that the console hands out: invitations, and resets of a password.
import { randomBytes } from 'node:crypto';
import type { Role } from '@earnwall/contract/console-access';
import { newToken, tokenDigest } from '#console/session-token.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { invitations, password_resets } from '#store/schema/people.ts';

interface NewInvitation {
  publisher_id: string | null;
  name?: string;
  email?: string;
  role?: Role;
  expires_at?: Date;
}

const inAnHour = () => new Date(Date.now() + 3_600_000);

export async function anInvitation(
  on: Queryable,
  given: NewInvitation,
): Promise<{ id: string; token: string; email: string }> {
  const token = newToken();
  const { name = 'Somebody', role = 'analyst', expires_at = inAnHour(), publisher_id } = given;
  const email = given.email ?? `invited-${randomBytes(4).toString('hex')}@example.com`;
  const [stored] = await on
    .insert(invitations)
    .values({
      ...{ digest: tokenDigest(token), email, name, role, publisher_id, expires_at },
      invited_by: 'A test',
    })
    .returning({ id: invitations.id });
  if (!stored) throw new Error('The invitation was not stored');
  return { id: stored.id, token, email };
}

export async function aReset(
  on: Queryable,
  person: { id: string },
  expires_at = inAnHour(),
): Promise<string> {
  const token = newToken();
  await on.insert(password_resets).values({ digest: tokenDigest(token), person_id: person.id, expires_at });
  return token;
}
