// The user of a publisher's call, by the publisher's own id; one of another app is as unknown as one of nobody.
import { ApiError } from '#request/api-error.ts';
import type { Publisher } from '#request/publisher.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { findUser, type UserRecord } from '#store/people/users.ts';

export async function requireUser(
  on: Queryable,
  { app }: Publisher,
  { user_id }: { user_id: string },
): Promise<UserRecord> {
  const user = await findUser(on, app.id, user_id);
  if (!user) throw new ApiError('not-found', 'There is no such user.');
  return user;
}
