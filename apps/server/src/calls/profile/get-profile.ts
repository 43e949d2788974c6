// GET /profile: what is known of the user, and what is not answered yet (decision 0109).
import type { Handler } from '#calls/handler.ts';
import { mustOwnProfile } from '#profile/own-profile.ts';
import { ownProfileOf } from './own-profile.ts';

export const getProfile: Handler<'profile/get-profile'> = async (ctx, { who, visit }) => {
  mustOwnProfile(who);
  return ownProfileOf(ctx, ctx.database.db, who, visit);
};
