// GET /inventory/surveys/{survey}/explain of the console: one survey and one person. It tells of the person's answers, so it
// is a view of them.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { findAskedPerson } from '#console/inventory/asked-person.ts';
import { explainSurveyTo } from '#console/inventory/explain-survey.ts';
import { findPeopleOfId } from '#console/inventory/people-of-id.ts';
import { ApiError } from '#request/api-error.ts';
import { findSurvey } from '#store/surveys/survey-with-quotas.ts';

export const getInventorySurveysExplain: ConsoleHandler<
  'console/inventory/get-inventory-surveys-explain'
> = async (ctx, { params, query, operator }) => {
  const { db } = ctx.database;
  const at = ctx.now();
  const survey = await findSurvey(db, params.survey);
  if (!survey) throw new ApiError('not-found', 'There is no such survey.');
  const { one, people } = await findPeopleOfId(
    ctx,
    operator,
    'console/inventory/get-inventory-surveys-explain',
    query,
  );
  if (one === null) return { verdict: null, people };

  const { device, country } = query;
  const asked = await findAskedPerson(ctx, operator.scope, { ...one, device, country });
  return { verdict: await explainSurveyTo(ctx, asked, survey, at), people };
};
