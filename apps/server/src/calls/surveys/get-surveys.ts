// GET /surveys: what this person may take now, or the notice of why there is no list (spec §7).
import { accountNotice } from '@earnwall/domain/accounts/notice';
import type { Handler } from '#http/call-request.ts';
import { presentSurvey } from '#present/survey.ts';
import { findOpenSurveys } from '#store/surveys.ts';

const mostSurveys = 200;

export const getSurveys: Handler<'surveys/get-surveys'> = async (ctx, { who, visit, query }) => {
  const { app, user } = who;
  const account = { state: user.state, until: user.state_until, maintenance: app.maintenance };
  const notice = accountNotice(account, ctx.now());
  if (notice) return { result: 'error', ...notice };
  if (visit.country === null) return { result: 'success', surveys: [] };

  const surveys = await findOpenSurveys(ctx.database.db, user, {
    country: visit.country,
    device: visit.device,
    limit: query.limit ?? mostSurveys,
  });
  return { result: 'success', surveys: surveys.map((survey) => presentSurvey(survey, app)) };
};
