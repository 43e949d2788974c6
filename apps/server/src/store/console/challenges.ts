// Challenges of passkeys, each for one try.
import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { passkey_challenges } from '#store/schema/people.ts';

export async function insertChallenge(
  on: Queryable,
  challenge: { challenge: string; person_id: string | null; expires_at: Date },
): Promise<void> {
  await on.insert(passkey_challenges).values(challenge);
}

/** For whom it was made: null for nobody in particular, undefined where there is none, or no more. */
export async function takeChallenge(
  on: Queryable,
  challenge: string,
  now: Date,
): Promise<string | null | undefined> {
  const [taken] = await on
    .delete(passkey_challenges)
    .where(and(eq(passkey_challenges.challenge, challenge), gt(passkey_challenges.expires_at, now)))
    .returning({ person_id: passkey_challenges.person_id });
  return taken?.person_id;
}
