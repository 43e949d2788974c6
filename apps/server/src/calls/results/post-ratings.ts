// POST /ratings: the rating of a user who was in the survey (RS-02, decision 0006); the last one wins.

import type { Handler } from '#calls/handler.ts';
import { ApiError } from '#request/api-error.ts';
import { saveRating } from '#store/surveys/ratings.ts';
import { ownClick } from '#surveys/enter/own-click.ts';

export const postRatings: Handler<'results/post-ratings'> = async (ctx, { body, who }) => {
  const { click } = await ownClick(ctx, body.cid, who);
  const isBack = click.ended_at !== null || click.returned_at !== null;
  if (click.started_at === null || !isBack)
    throw new ApiError('conflict', 'Only a survey that was taken can be rated.');
  await ctx.database.transaction((tx) =>
    saveRating(tx, click.cid, { half_stars: body.rating * 2, at: ctx.now() }),
  );
  return { result: true, rating: body.rating };
};
