// A click by its id. Without a bearer the id alone is the key, because a tab opened from a frame has no login; with one
// it must be the user's own, and anybody else's looks like none at all (decision 0004).

import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Who } from '#request/who.ts';
import { type ClickWithOwner, findClickWithOwner } from '#store/surveys/clicks-with-owners.ts';

export async function ownClick({ database }: Context, cid: string, who: Who | null): Promise<ClickWithOwner> {
  const journey = await findClickWithOwner(database.db, cid);
  const isOthers = who && journey && (journey.app.id !== who.app.id || journey.user.id !== who.user.id);
  if (!journey || isOthers) throw new ApiError('not-found', 'There is no such click.');
  return journey;
}
