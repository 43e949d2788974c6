// A click by its id. Without a bearer the id alone is the key, because a tab opened from a frame has no login; with one
// it must be the user's own, and another user's click is answered as unknown (decision 0004).

import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Who } from '#request/who.ts';
import { type ClickWithOwner, findClickWithOwner } from '#store/surveys/clicks-with-owners.ts';

export async function ownClick({ database }: Context, cid: string, who: Who | null): Promise<ClickWithOwner> {
  const found = await findClickWithOwner(database.db, cid);
  const isOthers = who && found && (found.app.id !== who.app.id || found.user.id !== who.user.id);
  if (!found || isOthers) throw new ApiError('not-found', 'There is no such click.');
  return found;
}
