// POST /banners/view: counts that a banner was shown (EX-01).
import type { Handler } from '#calls/handler.ts';
import { countViews } from '#store/people/banners.ts';

export const postBannersView: Handler<'banners/post-banners-view'> = async (ctx, { who, body }) => {
  const owner = { app_id: who.app.id, user_id: who.user.id };
  const shown = [...new Set(body.banners)].map((banner) => ({ ...owner, banner }));
  await countViews(ctx.database.db, shown, ctx.now());
  return { result: true };
};
