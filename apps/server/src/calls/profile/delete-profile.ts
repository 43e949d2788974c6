// DELETE /profile: the user deletes all their answers, for good (decision 0109).
import type { Handler } from '#calls/handler.ts';
import { deleteOwnAnswers } from '#profile/delete-answers.ts';
import { mustOwnProfile } from '#profile/own-profile.ts';
import { machine, recordChange } from '#store/console/audit.ts';
import { lockUser } from '#store/people/users.ts';
import { ownProfileOf } from './own-profile.ts';

export const deleteProfile: Handler<'profile/delete-profile'> = async (ctx, { who, visit }) => {
  mustOwnProfile(who);
  const profile = await ctx.database.transaction(async (tx) => {
    const { app_id, id } = await lockUser(tx, who.user);
    const deleted = await deleteOwnAnswers(tx, { app_id, id });
    if (deleted > 0) {
      const what = 'profile answers deleted';
      await recordChange(tx, { app_id, user_id: id, what, by: machine('the user'), at: ctx.now() });
    }
    return ownProfileOf(ctx, tx, { ...who, user: await lockUser(tx, who.user) }, visit);
  });
  // A list or a profile that is open in another tab.
  ctx.realtime.publish(`notifications-${who.user.uhash}`, 'account-changed', {});
  return profile;
};
