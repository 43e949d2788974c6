// A list of surveys as JSON, put together from pieces written before: only what the respondents service is to be asked
// differs from person to person.
import { presentRespondentCheck } from '#present/respondent-check.ts';
import type { ListedSurvey } from './listed-survey.ts';
import type { PriceList } from './price-lists.ts';

/** `nameRespondent` is asked only if a survey needs it. */
export function surveyListJson(
  surveys: readonly ListedSurvey[],
  prices: PriceList,
  nameRespondent: () => string,
): string {
  const entries = surveys.map((survey) => {
    const entry = `${prices.rewardOf(survey.payout)},${survey.facts}`;
    return survey.respondent_check === null ? entry : withCheck(entry, survey, nameRespondent());
  });
  return `{"result":"success","surveys":[${entries.join(',')}]}`;
}

function withCheck(entry: string, { hash, respondent_check }: ListedSurvey, respondent: string): string {
  const check = respondent_check && presentRespondentCheck({ hash, respondent_check }, respondent);
  return `${entry.slice(0, -1)},"respondent_check":${JSON.stringify(check)}}`;
}
