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
  // A reward ends and facts begin in the middle of an object, so all pieces are joined by the same comma.
  const pieces: string[] = [];
  for (const survey of surveys) {
    const isAlike = survey.respondent_check === null;
    pieces.push(prices.rewardOf(survey.payout), isAlike ? survey.facts : withCheck(survey, nameRespondent()));
  }
  return `{"result":"success","surveys":[${pieces.join(',')}]}`;
}

function withCheck({ hash, facts, respondent_check }: ListedSurvey, respondent: string): string {
  const check = respondent_check && presentRespondentCheck({ hash, respondent_check }, respondent);
  return `${facts.slice(0, -1)},"respondent_check":${JSON.stringify(check)}}`;
}
