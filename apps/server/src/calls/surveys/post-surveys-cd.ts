// POST /surveys/{hash}/cd: may this user start the survey, by the evidence of the respondents service (AP-03)?
import { isReportedDuplicate } from '@earnwall/domain/duplicates/respondent-report';
import type { Handler } from '#calls/handler.ts';
import { ApiError } from '#request/api-error.ts';
import { addDuplicates, findCheckedSurveys, isDuplicateFor } from '#store/surveys/duplicates.ts';

export const postSurveysCd: Handler<'surveys/post-surveys-cd'> = async ({ database }, call) => {
  const { user } = call.who;
  const [survey] = await findCheckedSurveys(database.db, [call.params.hash]);
  if (!survey) throw new ApiError('not-found', 'There is no such survey.');
  if (await isDuplicateFor(database.db, user, survey.id)) return { disqualified: true };

  const { respondent_check } = survey;
  const disqualified = respondent_check !== null && isReportedDuplicate(call.body, respondent_check);

  if (disqualified) await database.transaction((tx) => addDuplicates(tx, user, 'respondents', [survey.id]));
  return { disqualified };
};
