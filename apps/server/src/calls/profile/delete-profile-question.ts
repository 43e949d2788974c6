// DELETE /profile/{question}: the user deletes one answer (decision 0109).
import type { Handler } from '#calls/handler.ts';
import { deleteOwnAnswers } from '#profile/delete-answers.ts';
import { mustOwnProfile } from '#profile/own-profile.ts';
import { lockUser } from '#store/people/users.ts';
import { ownProfileOf } from './own-profile.ts';

export const deleteProfileQuestion: Handler<'profile/delete-profile-question'> = (ctx, call) => {
  const { who, visit, params } = call;
  mustOwnProfile(who);
  return ctx.database.transaction(async (tx) => {
    await deleteOwnAnswers(tx, await lockUser(tx, who.user), params.question);
    return ownProfileOf(ctx, tx, { ...who, user: await lockUser(tx, who.user) }, visit);
  });
};
