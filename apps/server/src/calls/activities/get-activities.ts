// GET /{tab}/activities: what a user has done and earned, newest first (spec §7).
import { ApiError } from '#http/api-error.ts';
import type { Handler } from '#http/call-request.ts';
import { presentAttempt, presentCredit } from '#present/activity.ts';
import { findAttempts, findOtherCredits } from '#store/activities.ts';

const mostActivities = 200;

export const getActivities: Handler<'activities/get-activities'> = async (
  ctx,
  { params, query, who, visit },
) => {
  if (params.tab === 'offers')
    throw new ApiError('not-built', 'The history of offers is described, but not answered yet.');
  const { db } = ctx.database;
  const most = query.limit ?? mostActivities;
  const [attempts, credits] = await Promise.all([
    findAttempts(db, who.user, most),
    findOtherCredits(db, who.user, most),
  ]);
  const { language } = visit;
  return [...attempts.map((attempt) => presentAttempt(attempt, language)), ...credits.map(presentCredit)]
    .sort((one, other) => (one.time > other.time ? -1 : one.time < other.time ? 1 : 0))
    .slice(0, most);
};
