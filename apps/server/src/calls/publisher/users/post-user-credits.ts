// POST /users/{user_id}/credits of publishers: a promotion of their own, once per idempotency key.
import type { PublisherHandler } from '#calls/publisher/handler.ts';
import { creditUser } from '#publishers/credit-user.ts';
import { once } from '#publishers/once.ts';
import { requireUser } from '#publishers/user-of.ts';

export const postUserCredits: PublisherHandler<'publisher/users/post-user-credits'> = async (ctx, call) => {
  const { params, headers, body, publisher } = call;
  const { app } = publisher;
  const key = headers['idempotency-key'];
  const user = await requireUser(ctx.database.db, publisher, params);
  const asked = ['credits', user.id, body.amount, body.reason];
  const { answer, isNew } = await once(ctx, { app_id: app.id, key, asked }, (tx) =>
    creditUser(tx, { app, user, key, ...body, at: ctx.now() }),
  );
  if (isNew) {
    ctx.realtime.publish(`notifications-${user.uhash}`, 'earnings-changed', {
      credits: [{ key: `api:${answer.transaction_id}`, amount: body.amount, label: null }],
    });
    ctx.postbacks.wake(app.id);
  }
  return answer;
};
