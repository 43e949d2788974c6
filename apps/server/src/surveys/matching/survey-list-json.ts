// A list of surveys as JSON, concatenated from cached bytes: copying them costs a fraction of serialising them again. Only
// the parameters for the respondents service differ from user to user.
import { presentRespondentCheck } from '#present/respondent-check.ts';
import type { ListedSurvey } from './listed-survey.ts';
import type { PriceList } from './price-lists.ts';

const head = Buffer.from('{"result":"success","surveys":[');
const tail = Buffer.from(']}');

/** `nameRespondent` is called only if a survey needs it. */
export function surveyListJson(
  surveys: readonly ListedSurvey[],
  prices: PriceList,
  nameRespondent: () => string,
): Buffer {
  const pieces: Buffer[] = [head];
  for (const survey of surveys) {
    const reward = prices.jsonOf(survey.payout);
    // Rewards begin with the comma after the survey before; the first has none before it.
    pieces.push(pieces.length === 1 ? reward.subarray(1) : reward);
    pieces.push(survey.respondent_check === null ? survey.facts : withCheck(survey, nameRespondent()));
  }
  pieces.push(tail);
  return Buffer.concat(pieces);
}

function withCheck({ hash, facts, respondent_check }: ListedSurvey, respondent: string): Buffer {
  const check = respondent_check && presentRespondentCheck({ hash, respondent_check }, respondent);
  return Buffer.concat([facts.subarray(0, -1), Buffer.from(`,"respondent_check":${JSON.stringify(check)}}`)]);
}
