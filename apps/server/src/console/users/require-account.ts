// The user a call names by app and user hash. The app is in the asker's scope: the route has checked it.
import { ApiError } from '#request/api-error.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { findAccount } from '#store/people/account-states.ts';
import type { UserRecord } from '#store/people/users.ts';

export async function requireAccount(
  on: Queryable,
  { app, uhash }: { readonly app: string; readonly uhash: string },
): Promise<UserRecord> {
  const user = await findAccount(on, { app_id: app, uhash });
  if (!user) throw new ApiError('not-found', 'There is no such user.');
  return user;
}
