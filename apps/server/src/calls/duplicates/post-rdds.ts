// POST /rdds: what the respondents service found about listed surveys; what was taken before leaves the list (AP-03).
import { isReportedDuplicate } from '@earnwall/domain/duplicates/respondent-report';
import type { Handler } from '#calls/handler.ts';
import { addDuplicates, findCheckedSurveys } from '#store/surveys/duplicates.ts';

export const postRdds: Handler<'duplicates/post-rdds'> = async ({ database }, { who, body }) => {
  const evidence = new Map(body.surveys.map((survey) => [survey.hash, survey]));
  const surveys = await findCheckedSurveys(database.db, [...evidence.keys()]);

  const duplicates = surveys.filter(({ hash, respondent_check }) => {
    const found = evidence.get(hash);
    return found && respondent_check && isReportedDuplicate(found, respondent_check);
  });

  if (duplicates.length > 0) {
    const ids = duplicates.map(({ id }) => id);
    await database.transaction((tx) => addDuplicates(tx, who.user, 'respondents', ids));
  }
  return { duplicate_hashes: duplicates.map(({ hash }) => hash) };
};
