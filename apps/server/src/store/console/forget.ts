// Deletes what has expired.
import { lt } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import {
  console_sessions,
  passkey_challenges,
  password_resets,
  sign_in_attempts,
} from '#store/schema/people.ts';

/** How many rows were deleted. */
export async function deleteExpired(
  on: Queryable,
  before: { now: Date; idleSince: Date; attempts: Date },
): Promise<number> {
  const { now, idleSince, attempts } = before;
  const deletions = [
    on.delete(console_sessions).where(lt(console_sessions.expires_at, now)),
    on.delete(console_sessions).where(lt(console_sessions.seen_at, idleSince)),
    on.delete(passkey_challenges).where(lt(passkey_challenges.expires_at, now)),
    on.delete(password_resets).where(lt(password_resets.expires_at, now)),
    on.delete(sign_in_attempts).where(lt(sign_in_attempts.last_at, attempts)),
  ];
  let deleted = 0;
  for (const deletion of deletions) deleted += (await deletion).rowCount ?? 0;
  return deleted;
}
