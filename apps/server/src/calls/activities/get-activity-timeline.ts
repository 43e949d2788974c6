// GET /surveys/activities/{id}/timeline: what happened to one attempt, told to nobody but its user (ours).
import { ApiError } from '#http/api-error.ts';
import type { Handler } from '#http/call-request.ts';
import { presentTimeline } from '#present/timeline.ts';
import { findAttempt, findEntries, findReports } from '#store/activities.ts';

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
