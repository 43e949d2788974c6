// GET /inventory/surveys/{survey}/explain of the console: one survey and one person. It tells of the person's answers, so it
// is a view of them.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { findAskedPerson } from '#console/inventory/asked-person.ts';
import { explainSurveyTo } from '#console/inventory/explain-survey.ts';
import { ApiError } from '#request/api-error.ts';
import { recordView } from '#store/console/audit.ts';
import { findUsersById } from '#store/console/users-by-id.ts';
import { findSurvey } from '#store/surveys/survey-with-quotas.ts';

const mostPeople = 20;

export const getInventorySurveysExplain: ConsoleHandler<
  'console/inventory/get-inventory-surveys-explain'
> = async (ctx, { params, query, operator }) => {
  const { db } = ctx.database;
  const at = ctx.now();
  const survey = await findSurvey(db, params.survey);
  if (!survey) throw new ApiError('not-found', 'There is no such survey.');
  const known = await findUsersById(db, operator.scope, query.user.trim(), mostPeople);
  const found = query.app === undefined ? known : known.filter(({ app_id }) => app_id === query.app);
  const [first, ...others] = found;
  if (!first) throw new ApiError('not-found', 'There is no such user.');
  const people = found.map(({ app_id, app_name, uhash, uuid }) => ({ app: app_id, app_name, uhash, uuid }));
  if (others.length > 0) return { verdict: null, people };

  const { device, country } = query;
  const person = { app: first.app_id, uhash: first.uhash, device, country };
  const asked = await findAskedPerson(ctx, operator.scope, person);
  const { app_id, id: user_id } = asked.user;
  const what = 'console/inventory/get-inventory-surveys-explain';
  await recordView(db, { by: operator, what, at, user: { app_id, user_id } });
  return { verdict: await explainSurveyTo(ctx, asked, survey, at), people };
};
