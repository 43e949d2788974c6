// GET /users/{user_id}/surveys of publishers: what the user's list would show now.
import type { PublisherHandler } from '#calls/publisher/handler.ts';
import { requireUser } from '#publishers/user-of.ts';
import { availableSurveys } from '#surveys/matching/available-surveys.ts';

const usualLimit = 20;

export const getUserSurveys: PublisherHandler<'publisher/users/get-user-surveys'> = async (
  ctx,
  { params, query, publisher },
) => {
  const { app } = publisher;
  const { db } = ctx.database;
  const user = await requireUser(db, publisher, params);
  const place = { country: query.country ?? null, device: query.device ?? null };
  const { surveys, notice } = await availableSurveys(db, ctx, { app, user }, place, ctx.now());
  const linkTo = (hash: string) => {
    const link = new URL('/survey', ctx.publicUrl());
    link.search = new URLSearchParams({ app: app.id, sh: hash }).toString();
    return link.href;
  };
  return {
    available: surveys.length,
    notice,
    currency: app.currency_name,
    surveys: surveys
      .slice(0, query.limit ?? usualLimit)
      .map((survey) => ({ ...survey, link: linkTo(survey.hash) })),
  };
};
