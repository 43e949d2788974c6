// A list of surveys as JSON, put together from cached bytes: copying them costs a fraction of serialising them again. Only
// the parameters for the respondents service differ from user to user.
import { shownPerMinute } from '@earnwall/domain/odds/shown-per-minute';
import { presentRespondentCheck } from '#present/respondent-check.ts';
import { LentPage } from '#request/lent-page.ts';
import type { ListedSurvey } from './listed-survey.ts';
import { writePlace } from './place-json.ts';
import type { PriceList } from './price-lists.ts';
import type { ShownList } from './shown-list.ts';

const head = Buffer.from('{"result":"success","surveys":[');
const tail = Buffer.from(']}');

/** `nameRespondent` is called only if a survey needs it. The page is to be given back when the list is sent. */
export function surveyListJson(
  { found, places, odds }: ShownList,
  limit: number,
  prices: PriceList,
  nameRespondent: () => string,
): LentPage {
  const page = LentPage.take();
  page.write(head);
  const length = Math.min(found.length, limit);
  fetchFacts(found, places, length);
  for (let index = 0; index < length; index += 1) {
    const place = places[index] as number;
    const survey = found[place] as ListedSurvey;
    const { payout } = survey;
    const { reward, json } = prices.of(payout);
    const shown = odds.shown[place] as number;
    const value = odds.values[place] as number;
    const away = odds.aways[place] as number;
    const per_minute = shown === 0 ? null : shownPerMinute({ payout, value, away }, reward);
    // Rewards begin with the comma after the survey before; the first has none before it.
    page.write(index === 0 ? json.subarray(1) : json);
    writePlace(page, { order: index + 1, odds: shown, per_minute });
    page.write(survey.respondent_check === null ? survey.facts : withCheck(survey, nameRespondent()));
  }
  page.write(tail);
  return page;
}

/** Nobody reads it; without it the reads would be left out. */
const fetched = new Uint8Array(1);

/** Facts lie apart: a loop that does nothing but read a byte of each has the processor fetch many at once. */
function fetchFacts(found: readonly ListedSurvey[], places: Uint16Array, length: number): void {
  for (let index = 0; index < length; index += 1) {
    const { facts } = found[places[index] as number] as ListedSurvey;
    fetched[0] = facts[facts.length - 1] as number;
  }
}

function withCheck({ hash, facts, respondent_check }: ListedSurvey, respondent: string): Buffer {
  const check = respondent_check && presentRespondentCheck({ hash, respondent_check }, respondent);
  return Buffer.concat([facts.subarray(0, -1), Buffer.from(`,"respondent_check":${JSON.stringify(check)}}`)]);
}
