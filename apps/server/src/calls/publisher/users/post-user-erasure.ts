// POST /users/{user_id}/erasure of publishers: a person is forgotten.
import { eraseUser } from '#accounts/erase-user.ts';
import type { PublisherHandler } from '#calls/publisher/handler.ts';
import { actorOf } from '#publishers/actor.ts';
import { ApiError } from '#request/api-error.ts';

export const postUserErasure: PublisherHandler<'publisher/users/post-user-erasure'> = async (ctx, call) => {
  const { params, publisher, log } = call;
  const by = actorOf(publisher);
  const erased_at = await eraseUser(ctx, { app_id: publisher.app.id, uuid: params.user_id, by, log });
  if (!erased_at) throw new ApiError('not-found', 'There is no such user.');
  return { erased_at: erased_at.toISOString() };
};
