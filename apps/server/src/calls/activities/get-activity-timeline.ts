// GET /surveys/activities/{id}/timeline: what happened to one attempt, for its user only (ours).

import type { Handler } from '#calls/handler.ts';
import { presentTimeline } from '#present/timeline.ts';
import { ApiError } from '#request/api-error.ts';
import { findAttempt, findEntries, findReports } from '#store/surveys/activities.ts';

export const getActivityTimeline: Handler<'activities/get-activity-timeline'> = async (
  ctx,
  { params, who, visit },
) => {
  const { db } = ctx.database;
  const attempt = await findAttempt(db, who.user, params.id);
  if (!attempt) throw new ApiError('not-found', 'There is no such activity.');
  const [reports, entries] = await Promise.all([
    findReports(db, params.id),
    findEntries(db, who.user, params.id),
  ]);
  return presentTimeline({ attempt, reports, entries, language: visit.language, now: ctx.now() });
};
