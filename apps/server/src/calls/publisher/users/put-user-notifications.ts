// PUT /users/{user_id}/notifications of publishers: which events their server gets about the user.
import type { PublisherHandler } from '#calls/publisher/handler.ts';
import { requireUser } from '#publishers/user-of.ts';
import { addSubscription, removeSubscription } from '#store/publishers/inventory-subscriptions.ts';

export const putUserNotifications: PublisherHandler<'publisher/users/put-user-notifications'> = async (
  ctx,
  { params, body, publisher },
) => {
  const { db } = ctx.database;
  const user = await requireUser(db, publisher, params);
  await (body.inventory ? addSubscription : removeSubscription)(db, user);
  return { inventory: body.inventory };
};
